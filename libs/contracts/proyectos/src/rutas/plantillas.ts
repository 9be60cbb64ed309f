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
  params: idParamSchema,
  reply: plantillasReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'plantillas/proyecto/:id', {
  params: idParamSchema,
  body: plantillaCreateSchema,
  reply: plantillaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'plantillas/:id', {
  params: idParamSchema,
  body: plantillaUpdateSchema,
  reply: plantillaReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'plantillas/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});

export const restaurar = ruta('POST', 'plantillas/:id/restaurar', {
  params: idParamSchema,
  reply: plantillaReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const usar = ruta('POST', 'plantillas/:id/usar', {
  params: idParamSchema,
  body: usarPlantillaSchema,
  reply: plantillaUsadaReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});
