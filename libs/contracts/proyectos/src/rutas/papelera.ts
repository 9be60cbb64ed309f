import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  papeleraQuerySchema,
  papeleraReplySchema,
  restaurarReplySchema,
  restaurarSchema,
} from '../buscar/papelera';

export const listar = ruta('GET', 'papelera', {
  query: papeleraQuerySchema,
  reply: papeleraReplySchema,
  derecho: 'proyecto.ver',
});

export const restaurar = ruta('POST', 'papelera/:id/restaurar', {
  params: idParamSchema,
  body: restaurarSchema,
  reply: restaurarReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const purgar = ruta('DELETE', 'papelera/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'papelera.purgar',
});
