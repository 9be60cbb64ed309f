import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { conversacionReplySchema, conversacionesSchema } from '../asistente';
import { propuestaEstadoBodySchema, propuestaParamSchema } from '../asistente-propuesta';

export const listar = ruta('GET', 'ia/conversaciones', {
  reply: conversacionesSchema,
  derecho: 'autenticado',
});

export const leer = ruta('GET', 'ia/conversaciones/:id', {
  params: idParamSchema,
  reply: conversacionReplySchema,
  derecho: 'autenticado',
});

export const cerrarPropuesta = ruta('PUT', 'ia/conversaciones/:id/propuestas/:propuesta', {
  params: propuestaParamSchema,
  body: propuestaEstadoBodySchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'ia/conversaciones/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
});
