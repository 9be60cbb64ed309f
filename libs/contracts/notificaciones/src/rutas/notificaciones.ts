import { idParamSchema, ruta } from '@pmp/contracts/common';
import { notificacionesQuerySchema, posponerSchema } from '../notificacion';
import {
  contadorReplySchema,
  noLeidasReplySchema,
  notificacionesReplySchema,
  recuentoReplySchema,
} from '../replies';

export const listar = ruta('GET', 'notificaciones', {
  resumen: 'Lista los avisos de quien llama, del más reciente al más antiguo',
  query: notificacionesQuerySchema,
  reply: notificacionesReplySchema,
  derecho: 'autenticado',
});

export const contar = ruta('GET', 'notificaciones/contador', {
  resumen: 'Cuenta los avisos sin leer',
  reply: contadorReplySchema,
  derecho: 'autenticado',
});

export const recontar = ruta('GET', 'notificaciones/recuento', {
  resumen: 'Cuenta los avisos de los últimos siete días, según por qué llegaron',
  reply: recuentoReplySchema,
  derecho: 'autenticado',
});

export const marcarTodasLeidas = ruta('PUT', 'notificaciones/marcar-todas-leidas', {
  resumen: 'Marca como leídos todos los avisos',
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const marcarLeida = ruta('PUT', 'notificaciones/:id/leer', {
  resumen: 'Marca un aviso como leído',
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const posponer = ruta('PUT', 'notificaciones/:id/posponer', {
  resumen: 'Aparta un aviso hasta una hora, o hasta que haya algo nuevo sobre lo mismo',
  params: idParamSchema,
  body: posponerSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const restaurar = ruta('PUT', 'notificaciones/:id/restaurar', {
  resumen: 'Recupera un aviso que se acaba de eliminar o está pospuesto',
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'notificaciones/:id', {
  resumen: 'Elimina un aviso',
  params: idParamSchema,
  reply: noLeidasReplySchema,
  derecho: 'autenticado',
});
