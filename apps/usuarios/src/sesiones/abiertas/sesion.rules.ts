import { DomainError } from '@pmp/platform';
import { erroresUsuarios } from '@pmp/contracts/usuarios';
import { createHash } from 'node:crypto';

/** A closed session whose tokens have not all expired yet. */
export interface SesionCerrada {
  sid: string;
  expira: Date;
}

/** Recognises an address again without storing it. */
export const addressDigestOf = (usuario: string, direccion: string): string =>
  createHash('sha256').update(`${usuario} ${direccion}`).digest('base64url');

/** Limited, because the list is in every state of the person and is searched at every request. */
export const MAX_CERRADAS = 200;

const stillValid = (cerradas: readonly SesionCerrada[], now: Date): SesionCerrada[] =>
  cerradas.filter(({ expira }) => expira > now);

export const isFull = (cerradas: readonly SesionCerrada[], now: Date): boolean =>
  stillValid(cerradas, now).length >= MAX_CERRADAS;

export const addCerrada = (
  cerradas: readonly SesionCerrada[],
  nueva: SesionCerrada,
  now: Date,
  max = MAX_CERRADAS,
): SesionCerrada[] => {
  const vigentes = stillValid(cerradas, now).filter(({ sid }) => sid !== nueva.sid);
  if (vigentes.length >= max) throw new DomainError(erroresUsuarios.demasiadasSesionesCerradas);
  return [...vigentes, nueva];
};
