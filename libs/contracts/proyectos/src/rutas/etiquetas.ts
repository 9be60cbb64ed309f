import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  etiquetaCreateSchema,
  etiquetaReplySchema,
  etiquetaUpdateSchema,
  etiquetasReplySchema,
} from '../elementos/etiqueta';

export const listar = ruta('GET', 'etiquetas/proyecto/:id', {
  resumen: 'Lista las etiquetas de un proyecto',
  params: idParamSchema,
  reply: etiquetasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'etiquetas/proyecto/:id', {
  resumen: 'Crea una etiqueta en un proyecto',
  params: idParamSchema,
  body: etiquetaCreateSchema,
  reply: etiquetaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'etiquetas/:id', {
  resumen: 'Cambia el nombre o el color de una etiqueta',
  params: idParamSchema,
  body: etiquetaUpdateSchema,
  reply: etiquetaReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'etiquetas/:id', {
  resumen: 'Elimina una etiqueta y la quita de todo lo que la lleva',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'etiquetas/:id/restaurar', {
  resumen: 'Recupera una etiqueta que se acaba de eliminar',
  params: idParamSchema,
  reply: etiquetaReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});
