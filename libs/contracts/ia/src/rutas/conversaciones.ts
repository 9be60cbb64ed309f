import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { conversacionReplySchema, conversacionesSchema } from '../asistente';
import { propuestaEstadoBodySchema, propuestaParamSchema } from '../asistente-propuesta';

export const listar = ruta('GET', 'ia/conversaciones', {
  resumen: 'Lista las conversaciones de quien llama con el asistente',
  reply: conversacionesSchema,
  derecho: 'autenticado',
});

export const leer = ruta('GET', 'ia/conversaciones/:id', {
  resumen: 'Lee una conversación con sus mensajes y sus propuestas',
  params: idParamSchema,
  reply: conversacionReplySchema,
  derecho: 'autenticado',
});

export const cerrarPropuesta = ruta('PUT', 'ia/conversaciones/:id/propuestas/:propuesta', {
  resumen: 'Apunta si una propuesta del asistente se aceptó o se descartó',
  params: propuestaParamSchema,
  body: propuestaEstadoBodySchema,
  reply: exitoReplySchema,
  refuses: ['conflict'],
  derecho: 'autenticado',
});

export const eliminar = ruta('DELETE', 'ia/conversaciones/:id', {
  resumen: 'Elimina una conversación con el asistente',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'autenticado',
});
