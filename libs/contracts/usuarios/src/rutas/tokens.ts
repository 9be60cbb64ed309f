import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { tokenCreadoReplySchema, tokenCreateSchema, tokensReplySchema } from '../acceso/token';

export const listar = ruta('GET', 'tokens', {
  reply: tokensReplySchema,
  derecho: 'cuenta.propia',
});

export const crear = ruta('POST', 'tokens', {
  body: tokenCreateSchema,
  reply: tokenCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
});

export const revocar = ruta('DELETE', 'tokens/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
});

export const olvidarLecturas = ruta('DELETE', 'tokens/:id/lecturas', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'cuenta.propia',
});
