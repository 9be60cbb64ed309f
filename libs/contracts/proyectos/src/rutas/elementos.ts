import { idParamSchema, ruta } from '@pmp/contracts/common';
import {
  cambiosQuerySchema,
  cambiosReplySchema,
  elementosQuerySchema,
  elementosReplySchema,
} from '../elementos/elemento';
import { plazosReplySchema, plazosSchema } from '../elementos/plazo';

export const listar = ruta('GET', 'elementos', {
  resumen: 'Busca épicas, historias y tareas con el lenguaje de consulta',
  query: elementosQuerySchema,
  reply: elementosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listarCambios = ruta('GET', 'elementos/proyecto/:id', {
  resumen: 'Lista lo que ha cambiado y lo que se ha eliminado en un proyecto desde un instante; sin él, todo',
  params: idParamSchema,
  query: cambiosQuerySchema,
  reply: cambiosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const moverPlazos = ruta('PUT', 'elementos/plazos', {
  resumen: 'Mueve las fechas de varios elementos a la vez',
  body: plazosSchema,
  reply: plazosReplySchema,
  derecho: 'proyecto.editar',
});
