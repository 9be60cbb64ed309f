import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { panelSchema } from '../proyectos/panel';
import { proyectoReplySchema, proyectosReplySchema } from '../replies';
import { proyectoClaveSchema, proyectoCreateSchema, proyectoUpdateSchema } from '../proyectos/proyecto';
import { resumenSchema } from '../proyectos/resumen';

export const leerPanel = ruta('GET', 'proyectos/:id/panel', {
  params: idParamSchema,
  reply: panelSchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'proyectos', {
  query: paginaQuerySchema,
  reply: proyectosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'proyectos/:id', {
  params: idParamSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'proyectos', {
  body: proyectoCreateSchema,
  reply: proyectoReplySchema,
  also: [200],
  derecho: 'proyecto.crear',
});

export const cambiar = ruta('PUT', 'proyectos/:id', {
  params: idParamSchema,
  body: proyectoUpdateSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarClave = ruta('PUT', 'proyectos/:id/clave', {
  params: idParamSchema,
  body: proyectoClaveSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'proyectos/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.eliminar',
});

export const leerResumen = ruta('GET', 'proyectos/resumen', {
  reply: resumenSchema,
  also: [304],
  derecho: 'proyecto.ver',
});
