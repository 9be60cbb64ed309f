import { ruta } from '@pmp/contracts/common';
import { elementosQuerySchema, elementosReplySchema } from '../elementos/elemento';
import { plazosReplySchema, plazosSchema } from '../elementos/plazo';

export const listar = ruta('GET', 'elementos', {
  resumen: 'Busca épicas, historias y tareas con el lenguaje de consulta',
  query: elementosQuerySchema,
  reply: elementosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const moverPlazos = ruta('PUT', 'elementos/plazos', {
  resumen: 'Mueve las fechas de varios elementos a la vez',
  body: plazosSchema,
  reply: plazosReplySchema,
  derecho: 'proyecto.editar',
});
