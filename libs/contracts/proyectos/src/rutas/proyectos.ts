import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { panelSchema } from '../proyectos/panel';
import { proyectoReplySchema, proyectosReplySchema } from '../replies';
import { proyectoClaveSchema, proyectoCreateSchema, proyectoUpdateSchema } from '../proyectos/proyecto';
import { resumenSchema } from '../proyectos/resumen';

export const leerPanel = ruta('GET', 'proyectos/:id/panel', {
  resumen: 'Lee las cifras de un proyecto para su panel',
  params: idParamSchema,
  reply: panelSchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'proyectos', {
  resumen: 'Lista los proyectos que ve quien llama',
  query: paginaQuerySchema,
  reply: proyectosReplySchema,
  also: [304],
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'proyectos/:id', {
  resumen: 'Lee un proyecto',
  params: idParamSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'proyectos', {
  resumen: 'Crea un proyecto',
  body: proyectoCreateSchema,
  reply: proyectoReplySchema,
  also: [200],
  derecho: 'proyecto.crear',
});

export const cambiar = ruta('PUT', 'proyectos/:id', {
  resumen: 'Cambia los campos de un proyecto que se envían',
  params: idParamSchema,
  body: proyectoUpdateSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarClave = ruta('PUT', 'proyectos/:id/clave', {
  resumen: 'Cambia la clave de un proyecto, con la que empiezan las de sus elementos',
  params: idParamSchema,
  body: proyectoClaveSchema,
  reply: proyectoReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'proyectos/:id', {
  resumen: 'Envía un proyecto a la papelera, con todo lo que contiene',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.eliminar',
  reciente: true,
});

export const leerResumen = ruta('GET', 'proyectos/resumen', {
  resumen: 'Resume los proyectos y las tareas de quien llama',
  reply: resumenSchema,
  also: [304],
  derecho: 'proyecto.ver',
});
