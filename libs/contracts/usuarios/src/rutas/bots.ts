import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  botCreateSchema,
  botReplySchema,
  botTokenParamsSchema,
  botUpdateSchema,
  botsReplySchema,
} from '../acceso/bot';
import { tokenCreadoReplySchema, tokenCreateSchema } from '../acceso/token';

export const listar = ruta('GET', 'usuarios/bots', {
  reply: botsReplySchema,
  derecho: 'identidad.administrar',
});

export const crear = ruta('POST', 'usuarios/bots', {
  body: botCreateSchema,
  reply: botReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const cambiar = ruta('PUT', 'usuarios/bots/:id', {
  params: idParamSchema,
  body: botUpdateSchema,
  reply: botReplySchema,
  derecho: 'identidad.administrar',
});

export const crearToken = ruta('POST', 'usuarios/bots/:id/tokens', {
  params: idParamSchema,
  body: tokenCreateSchema,
  reply: tokenCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const revocarToken = ruta('DELETE', 'usuarios/bots/:id/tokens/:token', {
  params: botTokenParamsSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const olvidarLecturas = ruta('DELETE', 'usuarios/bots/:id/tokens/:token/lecturas', {
  params: botTokenParamsSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
});
