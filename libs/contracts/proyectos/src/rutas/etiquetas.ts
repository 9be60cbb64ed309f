import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  etiquetaCreateSchema,
  etiquetaReplySchema,
  etiquetaUpdateSchema,
  etiquetasReplySchema,
} from '../elementos/etiqueta';

export const listar = ruta('GET', 'etiquetas/proyecto/:id', {
  params: idParamSchema,
  reply: etiquetasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'etiquetas/proyecto/:id', {
  params: idParamSchema,
  body: etiquetaCreateSchema,
  reply: etiquetaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'etiquetas/:id', {
  params: idParamSchema,
  body: etiquetaUpdateSchema,
  reply: etiquetaReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'etiquetas/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'etiquetas/:id/restaurar', {
  params: idParamSchema,
  reply: etiquetaReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});
