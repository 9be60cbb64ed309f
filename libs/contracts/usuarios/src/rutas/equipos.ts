import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { equipoReplySchema, equiposListaReplySchema, equiposReplySchema } from '../replies';
import { equipoCreateSchema, equipoUpdateSchema } from '../equipo';

export const listarElegibles = ruta('GET', 'proyectos/equipos/lista', {
  query: paginaQuerySchema,
  reply: equiposListaReplySchema,
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'equipos', {
  query: paginaQuerySchema,
  reply: equiposReplySchema,
  derecho: 'autenticado',
});

export const leer = ruta('GET', 'equipos/:id', {
  params: idParamSchema,
  reply: equipoReplySchema,
  derecho: 'equipo.ver',
});

export const crear = ruta('POST', 'equipos', {
  body: equipoCreateSchema,
  reply: equipoReplySchema,
  also: [200],
  derecho: 'equipo.crear',
});

export const cambiar = ruta('PUT', 'equipos/:id', {
  params: idParamSchema,
  body: equipoUpdateSchema,
  reply: equipoReplySchema,
  derecho: 'equipo.editar',
});

export const eliminar = ruta('DELETE', 'equipos/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'equipo.editar',
});
