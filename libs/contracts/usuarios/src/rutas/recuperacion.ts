import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { olvidoSchema, restablecerSchema } from '../acceso/recuperacion';
import { enlaceReplySchema, olvidoReplySchema } from '../replies';

export const pedir = ruta('POST', 'usuarios/contrasena/olvido', {
  body: olvidoSchema,
  reply: olvidoReplySchema,
  status: 200,
  refuses: ['tooMany', 'unavailable'],
  derecho: 'publico',
});

export const restablecer = ruta('POST', 'usuarios/contrasena/restablecer', {
  body: restablecerSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'publico',
});

export const crearEnlace = ruta('POST', 'usuarios/:id/enlace-contrasena', {
  params: idParamSchema,
  reply: enlaceReplySchema,
  derecho: 'identidad.administrar',
});
