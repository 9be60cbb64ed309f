import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { vistaCreateSchema, vistaReplySchema, vistaUpdateSchema, vistasReplySchema } from '../buscar/vista';

export const listar = ruta('GET', 'vistas', {
  reply: vistasReplySchema,
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'vistas/:id', {
  params: idParamSchema,
  reply: vistaReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'vistas', {
  body: vistaCreateSchema,
  reply: vistaReplySchema,
  also: [200],
  refuses: ['missing', 'conflict'],
  derecho: 'vista.crear',
});

export const cambiar = ruta('PUT', 'vistas/:id', {
  params: idParamSchema,
  body: vistaUpdateSchema,
  reply: vistaReplySchema,
  derecho: 'vista.editar',
});

export const eliminar = ruta('DELETE', 'vistas/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'vista.editar',
});

export const restaurar = ruta('POST', 'vistas/:id/restaurar', {
  params: idParamSchema,
  reply: vistaReplySchema,
  status: 200,
  derecho: 'vista.editar',
});
