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

export const addCerrada = (
  cerradas: readonly SesionCerrada[],
  nueva: SesionCerrada,
  now: Date,
): SesionCerrada[] => {
  const vigentes = cerradas.filter(({ sid, expira }) => expira > now && sid !== nueva.sid);
  if (vigentes.length >= MAX_CERRADAS) throw new DomainError(erroresUsuarios.demasiadasSesionesCerradas);
  return [...vigentes, nueva];
};
