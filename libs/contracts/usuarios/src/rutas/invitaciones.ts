import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  enlaceRegistroSchema,
  invitacionCreadaReplySchema,
  invitacionCreateSchema,
  invitacionesLoteReplySchema,
  invitacionesLoteSchema,
  invitacionesQuerySchema,
  invitacionesReplySchema,
  invitacionMiradaSchema,
  invitacionVistaReplySchema,
} from '../acceso/invitacion';
import { olvidoReplySchema } from '../replies';

export const listar = ruta('GET', 'usuarios/invitaciones', {
  resumen: 'Lista las invitaciones pendientes, todas o las de un equipo',
  query: invitacionesQuerySchema,
  reply: invitacionesReplySchema,
  derecho: 'persona.invitar',
});

export const crear = ruta('POST', 'usuarios/invitaciones', {
  resumen: 'Invita a una persona por correo, o crea un enlace con el que pueden entrar varias',
  body: invitacionCreateSchema,
  reply: invitacionCreadaReplySchema,
  refuses: ['conflict', 'tooMany', 'unavailable'],
  derecho: 'persona.invitar',
});

export const crearVarias = ruta('POST', 'usuarios/invitaciones/lote', {
  resumen: 'Invita a varias direcciones a la vez; quien ya tiene cuenta entra en el equipo en el acto',
  body: invitacionesLoteSchema,
  reply: invitacionesLoteReplySchema,
  status: 200,
  refuses: ['tooMany'],
  derecho: 'persona.invitar',
});

export const mirar = ruta('POST', 'usuarios/invitaciones/mirar', {
  resumen: 'Dice a quien tiene un enlace de invitación para qué es, o por qué ya no vale',
  body: invitacionMiradaSchema,
  reply: invitacionVistaReplySchema,
  status: 200,
  refuses: ['forbidden'],
  derecho: 'publico',
});

export const retirar = ruta('DELETE', 'usuarios/invitaciones/:id', {
  resumen: 'Retira una invitación',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'persona.invitar',
});

export const pedirRegistro = ruta('POST', 'usuarios/register/enlace', {
  resumen: 'Envía un enlace con el que crear una cuenta',
  body: enlaceRegistroSchema,
  reply: olvidoReplySchema,
  status: 200,
  refuses: ['forbidden', 'tooMany', 'unavailable'],
  derecho: 'publico',
});
