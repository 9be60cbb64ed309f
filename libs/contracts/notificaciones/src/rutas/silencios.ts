import { exitoReplySchema, ruta } from '@pmp/contracts/common';
import { silencioCreateSchema, silencioParamsSchema, silenciosReplySchema } from '../silencio';

export const listar = ruta('GET', 'notificaciones/silencios', {
  resumen: 'Lista de qué no quiere avisos quien llama',
  reply: silenciosReplySchema,
  derecho: 'autenticado',
});

export const silenciar = ruta('PUT', 'notificaciones/silencios/:tipo/:id', {
  resumen: 'Deja de avisar de un elemento, de un proyecto o de lo que hace una persona',
  params: silencioParamsSchema,
  body: silencioCreateSchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const reactivar = ruta('DELETE', 'notificaciones/silencios/:tipo/:id', {
  resumen: 'Vuelve a avisar de lo que se silenció',
  params: silencioParamsSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
});
