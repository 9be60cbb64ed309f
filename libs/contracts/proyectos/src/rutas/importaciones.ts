import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import { filasQuerySchema, filasReplySchema } from '../importacion/fila';
import {
  importacionCreateQuerySchema,
  importacionReplySchema,
  importacionUpdateSchema,
  importacionesReplySchema,
} from '../importacion/importacion';

export const listar = ruta('GET', 'importaciones', {
  resumen: 'Lista las importaciones de quien llama',
  reply: importacionesReplySchema,
  derecho: 'autenticado',
});

export const subir = ruta('POST', 'importaciones', {
  resumen: 'Sube un fichero para importarlo',
  query: importacionCreateQuerySchema,
  reply: importacionReplySchema,
  refuses: ['invalid', 'tooLarge', 'wrongType', 'full', 'conflict'],
  derecho: 'proyecto.editar',
});

export const leer = ruta('GET', 'importaciones/:id', {
  resumen: 'Lee una importación: en qué punto está y qué ha encontrado',
  params: idParamSchema,
  reply: importacionReplySchema,
  derecho: 'autenticado',
});

export const preparar = ruta('PUT', 'importaciones/:id', {
  resumen: 'Dice a qué campo va cada columna, y qué se importa',
  params: idParamSchema,
  body: importacionUpdateSchema,
  reply: importacionReplySchema,
  derecho: 'proyecto.editar',
});

export const listarFilas = ruta('GET', 'importaciones/:id/filas', {
  resumen: 'Lista las filas de una importación, con lo que será de cada una',
  params: idParamSchema,
  query: filasQuerySchema,
  reply: filasReplySchema,
  derecho: 'autenticado',
});

export const ejecutar = ruta('POST', 'importaciones/:id/ejecutar', {
  resumen: 'Importa lo que se ha preparado',
  params: idParamSchema,
  reply: importacionReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const deshacer = ruta('POST', 'importaciones/:id/deshacer', {
  resumen: 'Deshace una importación',
  params: idParamSchema,
  reply: importacionReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const descartar = ruta('DELETE', 'importaciones/:id', {
  resumen: 'Descarta una importación que no se ha ejecutado',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});
