import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  enlaceRegistroSchema,
  invitacionCreadaReplySchema,
  invitacionCreateSchema,
  invitacionesReplySchema,
} from '../acceso/invitacion';
import { olvidoReplySchema } from '../replies';

export const listar = ruta('GET', 'usuarios/invitaciones', {
  reply: invitacionesReplySchema,
  derecho: 'identidad.administrar',
});

export const crear = ruta('POST', 'usuarios/invitaciones', {
  body: invitacionCreateSchema,
  reply: invitacionCreadaReplySchema,
  refuses: ['conflict', 'unavailable'],
  derecho: 'identidad.administrar',
});

export const retirar = ruta('DELETE', 'usuarios/invitaciones/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'identidad.administrar',
});

export const pedirRegistro = ruta('POST', 'usuarios/register/enlace', {
  body: enlaceRegistroSchema,
  reply: olvidoReplySchema,
  status: 200,
  refuses: ['forbidden', 'tooMany', 'unavailable'],
  derecho: 'publico',
});
