import { exitoReplySchema, idParamSchema, ruta } from '@pmp/contracts/common';
import {
  plantillaCreateSchema,
  plantillaReplySchema,
  plantillaUpdateSchema,
  plantillaUsadaReplySchema,
  plantillasReplySchema,
  usarPlantillaSchema,
} from '../elementos/plantilla';

export const listar = ruta('GET', 'plantillas/proyecto/:id', {
  resumen: 'Lista las plantillas de un proyecto',
  params: idParamSchema,
  reply: plantillasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'plantillas/proyecto/:id', {
  resumen: 'Crea una plantilla en un proyecto',
  params: idParamSchema,
  body: plantillaCreateSchema,
  reply: plantillaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'plantillas/:id', {
  resumen: 'Cambia una plantilla',
  params: idParamSchema,
  body: plantillaUpdateSchema,
  reply: plantillaReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'plantillas/:id', {
  resumen: 'Elimina una plantilla',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'plantillas/:id/restaurar', {
  resumen: 'Recupera una plantilla que se acaba de eliminar',
  params: idParamSchema,
  reply: plantillaReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const usar = ruta('POST', 'plantillas/:id/usar', {
  resumen: 'Crea lo que describe una plantilla',
  params: idParamSchema,
  body: usarPlantillaSchema,
  reply: plantillaUsadaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});
