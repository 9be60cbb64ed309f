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
  resumen: 'Lista los bots de la instalación, con sus tokens',
  reply: botsReplySchema,
  derecho: 'identidad.administrar',
});

export const crear = ruta('POST', 'usuarios/bots', {
  resumen: 'Crea un bot',
  body: botCreateSchema,
  reply: botReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const cambiar = ruta('PUT', 'usuarios/bots/:id', {
  resumen: 'Cambia un bot, o lo desactiva',
  params: idParamSchema,
  body: botUpdateSchema,
  reply: botReplySchema,
  derecho: 'identidad.administrar',
});

export const crearToken = ruta('POST', 'usuarios/bots/:id/tokens', {
  resumen: 'Crea un token para un bot; se enseña esta única vez',
  params: idParamSchema,
  body: tokenCreateSchema,
  reply: tokenCreadoReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
  reciente: true,
});

export const revocarToken = ruta('DELETE', 'usuarios/bots/:id/tokens/:token', {
  resumen: 'Revoca un token de un bot',
  params: botTokenParamsSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'identidad.administrar',
});

export const olvidarLecturas = ruta('DELETE', 'usuarios/bots/:id/tokens/:token/lecturas', {
  resumen: 'Olvida lo que un token de un bot ha leído',
  params: botTokenParamsSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
});
