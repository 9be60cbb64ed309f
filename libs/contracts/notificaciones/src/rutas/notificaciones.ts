import { idParamSchema, ruta } from '@pmp/contracts/common';
import { notificacionesQuerySchema } from '../notificacion';
import { contadorReplySchema, noLeidasReplySchema, notificacionesReplySchema } from '../replies';

export const listar = ruta('GET', 'notificaciones', {
  query: notificacionesQuerySchema,
  reply: notificacionesReplySchema,
  derecho: 'autenticado',
});

export const contar = ruta('GET', 'notificaciones/contador', {
  reply: contadorReplySchema,
  derecho: 'autenticado',
});

export const marcarTodasLeidas = ruta('PUT', 'notificaciones/marcar-todas-leidas', {
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const marcarLeida = ruta('PUT', 'notificaciones/:id/leer', {
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const restaurar = ruta('PUT', 'notificaciones/:id/restaurar', {
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'notificaciones/:id', {
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});
