import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  filasQuerySchema,
  filasReplySchema,
  importacionCreateQuerySchema,
  importacionReplySchema,
  importacionUpdateSchema,
  importacionesReplySchema,
} from '../importacion/importacion';

export const listar = ruta('GET', 'importaciones', {
  reply: importacionesReplySchema,
  derecho: 'autenticado',
});

export const subir = ruta('POST', 'importaciones', {
  query: importacionCreateQuerySchema,
  reply: importacionReplySchema,
  refuses: ['invalid', 'tooLarge', 'wrongType', 'full', 'conflict'],
  derecho: 'proyecto.editar',
});

export const leer = ruta('GET', 'importaciones/:id', {
  params: idParamSchema,
  reply: importacionReplySchema,
  derecho: 'autenticado',
});

export const preparar = ruta('PUT', 'importaciones/:id', {
  params: idParamSchema,
  body: importacionUpdateSchema,
  reply: importacionReplySchema,
  derecho: 'proyecto.editar',
});

export const listarFilas = ruta('GET', 'importaciones/:id/filas', {
  params: idParamSchema,
  query: filasQuerySchema,
  reply: filasReplySchema,
  derecho: 'autenticado',
});

export const ejecutar = ruta('POST', 'importaciones/:id/ejecutar', {
  params: idParamSchema,
  reply: importacionReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const deshacer = ruta('POST', 'importaciones/:id/deshacer', {
  params: idParamSchema,
  reply: importacionReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const descartar = ruta('DELETE', 'importaciones/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});
