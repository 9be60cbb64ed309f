import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { equipoReplySchema, equiposListaReplySchema, equiposReplySchema } from '../replies';
import { equipoCreateSchema, equipoUpdateSchema } from '../equipo';

export const listarElegibles = ruta('GET', 'proyectos/equipos/lista', {
  resumen: 'Lista los equipos que se pueden elegir para un proyecto',
  query: paginaQuerySchema,
  reply: equiposListaReplySchema,
  derecho: 'autenticado',
});

export const listar = ruta('GET', 'equipos', {
  resumen: 'Lista los equipos que ve quien llama',
  query: paginaQuerySchema,
  reply: equiposReplySchema,
  derecho: 'autenticado',
});

export const leer = ruta('GET', 'equipos/:id', {
  resumen: 'Lee un equipo con sus miembros',
  params: idParamSchema,
  reply: equipoReplySchema,
  derecho: 'equipo.ver',
});

export const crear = ruta('POST', 'equipos', {
  resumen: 'Crea un equipo',
  body: equipoCreateSchema,
  reply: equipoReplySchema,
  also: [200],
  derecho: 'equipo.crear',
});

export const cambiar = ruta('PUT', 'equipos/:id', {
  resumen: 'Cambia los datos o los miembros de un equipo',
  params: idParamSchema,
  body: equipoUpdateSchema,
  reply: equipoReplySchema,
  derecho: 'equipo.editar',
});

export const eliminar = ruta('DELETE', 'equipos/:id', {
  resumen: 'Elimina un equipo',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'equipo.editar',
});
