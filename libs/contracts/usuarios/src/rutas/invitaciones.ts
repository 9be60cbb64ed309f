import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  enlaceRegistroSchema,
  invitacionCreadaReplySchema,
  invitacionCreateSchema,
  invitacionesReplySchema,
} from '../acceso/invitacion';
import { olvidoReplySchema } from '../replies';

export const listar = ruta('GET', 'usuarios/invitaciones', {
  resumen: 'Lista las invitaciones pendientes',
  reply: invitacionesReplySchema,
  derecho: 'identidad.administrar',
});

export const crear = ruta('POST', 'usuarios/invitaciones', {
  resumen: 'Invita a una persona por correo',
  body: invitacionCreateSchema,
  reply: invitacionCreadaReplySchema,
  refuses: ['conflict', 'unavailable'],
  derecho: 'identidad.administrar',
});

export const retirar = ruta('DELETE', 'usuarios/invitaciones/:id', {
  resumen: 'Retira una invitación',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
});

export const pedirRegistro = ruta('POST', 'usuarios/register/enlace', {
  resumen: 'Envía un enlace con el que crear una cuenta',
  body: enlaceRegistroSchema,
  reply: olvidoReplySchema,
  status: 200,
  refuses: ['forbidden', 'tooMany', 'unavailable'],
  derecho: 'publico',
});
