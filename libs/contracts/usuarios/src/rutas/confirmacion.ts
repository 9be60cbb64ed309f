import { exitoReplySchema, ruta } from '@pmp/contracts/common';
import { confirmarCorreoReplySchema, confirmarCorreoSchema } from '../acceso/confirmacion';

export const confirmar = ruta('POST', 'usuarios/correo/confirmar', {
  body: confirmarCorreoSchema,
  reply: confirmarCorreoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'publico',
});

export const enviar = ruta('POST', 'usuarios/correo/enviar', {
  reply: exitoReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'cuenta.propia',
});
