import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { olvidoSchema, restablecerSchema } from '../acceso/recuperacion';
import { enlaceReplySchema, olvidoReplySchema } from '../replies';

export const pedir = ruta('POST', 'usuarios/contrasena/olvido', {
  resumen: 'Envía un enlace con el que elegir otra contraseña',
  body: olvidoSchema,
  reply: olvidoReplySchema,
  status: 200,
  refuses: ['tooMany', 'unavailable'],
  derecho: 'publico',
});

export const restablecer = ruta('POST', 'usuarios/contrasena/restablecer', {
  resumen: 'Elige otra contraseña con el enlace que se envió',
  body: restablecerSchema,
  reply: exitoReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'publico',
});

export const crearEnlace = ruta('POST', 'usuarios/:id/enlace-contrasena', {
  resumen: 'Crea un enlace con el que otra persona elige su contraseña',
  params: idParamSchema,
  reply: enlaceReplySchema,
  derecho: 'identidad.administrar',
  reciente: true,
});
