import { ruta } from '@pmp/contracts/common';
import { elementosQuerySchema, elementosReplySchema } from '../elementos/elemento';
import { plazosReplySchema, plazosSchema } from '../elementos/plazo';

export const listar = ruta('GET', 'elementos', {
  query: elementosQuerySchema,
  reply: elementosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const moverPlazos = ruta('PUT', 'elementos/plazos', {
  body: plazosSchema,
  reply: plazosReplySchema,
  derecho: 'proyecto.editar',
});
