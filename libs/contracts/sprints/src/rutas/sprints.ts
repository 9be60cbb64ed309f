import { exitoReplySchema, idParamSchema, paginaQuerySchema, ruta } from '@pmp/contracts/common';
import { sprintLoteSchema } from '../lote';
import {
  historiasDisponiblesReplySchema,
  sprintReplySchema,
  sprintsLoteReplySchema,
  sprintsReplySchema,
} from '../replies';
import { informeSchema } from '../informe';
import {
  disponiblesQuerySchema,
  sprintCreateSchema,
  sprintHistoriasSchema,
  sprintUpdateSchema,
} from '../sprint';

export const planificar = ruta('PUT', 'sprints/lote', {
  body: sprintLoteSchema,
  reply: sprintsLoteReplySchema,
  derecho: 'proyecto.editar',
});

export const leerInforme = ruta('GET', 'sprints/:id/informe', {
  params: idParamSchema,
  reply: informeSchema,
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'sprints/proyecto/:id', {
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: sprintsReplySchema,
  derecho: 'proyecto.ver',
});

export const listarDisponibles = ruta('GET', 'sprints/proyecto/:id/historias-disponibles', {
  params: idParamSchema,
  query: disponiblesQuerySchema,
  reply: historiasDisponiblesReplySchema,
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'sprints/:id', {
  params: idParamSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'sprints', {
  body: sprintCreateSchema,
  reply: sprintReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'sprints/:id', {
  params: idParamSchema,
  body: sprintUpdateSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarHistorias = ruta('PUT', 'sprints/:id/historias', {
  params: idParamSchema,
  body: sprintHistoriasSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.editar',
});

export const eliminar = ruta('DELETE', 'sprints/:id', {
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});
