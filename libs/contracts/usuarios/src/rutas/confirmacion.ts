import { exitoReplySchema, ruta } from '@pmp/contracts/common';
import { confirmarCorreoReplySchema, confirmarCorreoSchema } from '../acceso/confirmacion';

export const confirmar = ruta('POST', 'usuarios/correo/confirmar', {
  resumen: 'Confirma una dirección de correo con el enlace que se envió',
  body: confirmarCorreoSchema,
  reply: confirmarCorreoReplySchema,
  status: 200,
  refuses: ['conflict'],
  derecho: 'publico',
});

export const enviar = ruta('POST', 'usuarios/correo/enviar', {
  resumen: 'Envía otra vez el enlace con el que se confirma el correo',
  reply: exitoReplySchema,
  status: 200,
  refuses: ['unavailable'],
  derecho: 'cuenta.propia',
});
