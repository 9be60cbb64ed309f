import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { tokenCreadoReplySchema, tokenCreateSchema, tokensReplySchema } from '../acceso/token';

export const listar = ruta('GET', 'tokens', {
  resumen: 'Lista los tokens de quien llama',
  reply: tokensReplySchema,
  derecho: 'cuenta.propia',
});

export const crear = ruta('POST', 'tokens', {
  resumen: 'Crea un token de acceso; se enseña esta única vez',
  body: tokenCreateSchema,
  reply: tokenCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
  reciente: true,
});

export const revocar = ruta('DELETE', 'tokens/:id', {
  resumen: 'Revoca un token propio',
  params: idParamSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'cuenta.propia',
});

export const olvidarLecturas = ruta('DELETE', 'tokens/:id/lecturas', {
  resumen: 'Olvida lo que un token propio ha leído',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'cuenta.propia',
});
