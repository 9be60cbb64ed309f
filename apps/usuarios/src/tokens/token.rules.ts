import { PREFIJO_TOKEN } from '@pmp/contracts/common';
import type { TokenCreate, TokenPersonal } from '@pmp/contracts/usuarios';
import { randomBytes } from 'node:crypto';
import { hashOf, newToken } from '../correo/enlace.rules';
import type { TokenDoc } from './token.model';

const SHOWN = PREFIJO_TOKEN.length + 4;
const DAY_MS = 24 * 3_600_000;

export const newSecreto = (): string => PREFIJO_TOKEN + newToken();

/** `aplicacion`: it is for a program that the person has authorised, which is there. */
export interface TokenPedido extends TokenCreate {
  _id?: string;
  aplicacion?: string;
}

export const newTokenId = (): string => randomBytes(12).toString('hex');

export const tokenDocOf = (
  { _id = newTokenId(), nombre, alcance, proyectos, dias, aplicacion }: TokenPedido,
  secreto: string,
  usuario: string,
  ses: number,
): TokenDoc => {
  const creado = new Date();
  return {
    _id,
    usuario,
    ses,
    nombre,
    alcance,
    proyectos,
    huella: hashOf(secreto),
    inicio: secreto.slice(0, SHOWN),
    creado,
    expira: new Date(creado.getTime() + dias * DAY_MS),
    usado: null,
    ...(aplicacion && { aplicacion }),
  };
};

export const toToken = (doc: TokenDoc): TokenPersonal => ({
  _id: doc._id,
  nombre: doc.nombre,
  alcance: doc.alcance,
  proyectos: doc.proyectos,
  inicio: doc.inicio,
  creado: doc.creado.toISOString(),
  expira: doc.expira.toISOString(),
  usado: doc.usado?.toISOString() ?? null,
  ...(doc.aplicacion && { aplicacion: doc.aplicacion }),
  ...(doc.lecturas?.length && {
    lecturas: doc.lecturas.map(({ proyecto, desde }) => ({ proyecto, desde: desde.toISOString() })),
  }),
});
