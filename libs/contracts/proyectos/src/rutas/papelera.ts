import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  papeleraQuerySchema,
  papeleraReplySchema,
  restaurarReplySchema,
  restaurarSchema,
} from '../buscar/papelera';

export const listar = ruta('GET', 'papelera', {
  resumen: 'Lista lo que hay en la papelera',
  query: papeleraQuerySchema,
  reply: papeleraReplySchema,
  derecho: 'proyecto.ver',
});

export const restaurar = ruta('POST', 'papelera/:id/restaurar', {
  resumen: 'Saca de la papelera un elemento, con lo que se eliminó con él',
  params: idParamSchema,
  body: restaurarSchema,
  reply: restaurarReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const purgar = ruta('DELETE', 'papelera/:id', {
  resumen: 'Elimina para siempre algo que está en la papelera',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'papelera.purgar',
  reciente: true,
});
