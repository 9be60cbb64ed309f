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
  resumen: 'Lleva historias a un sprint pendiente, o las saca de los que las llevan: todas o ninguna',
  body: sprintLoteSchema,
  reply: sprintsLoteReplySchema,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}/sprint',
});

export const leerInforme = ruta('GET', 'sprints/:id/informe', {
  resumen: 'Lee el informe de un sprint: lo comprometido, lo hecho y su evolución',
  params: idParamSchema,
  reply: informeSchema,
  derecho: 'proyecto.ver',
});

export const listar = ruta('GET', 'sprints/proyecto/:id', {
  resumen: 'Lista los sprints de un proyecto',
  params: idParamSchema,
  query: paginaQuerySchema,
  reply: sprintsReplySchema,
  derecho: 'proyecto.ver',
});

export const listarDisponibles = ruta('GET', 'sprints/proyecto/:id/historias-disponibles', {
  resumen: 'Lista las historias de un proyecto que pueden entrar en un sprint',
  params: idParamSchema,
  query: disponiblesQuerySchema,
  reply: historiasDisponiblesReplySchema,
  derecho: 'proyecto.ver',
});

export const leer = ruta('GET', 'sprints/:id', {
  resumen: 'Lee un sprint con sus historias',
  params: idParamSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.ver',
});

export const crear = ruta('POST', 'sprints', {
  resumen: 'Crea un sprint en un proyecto',
  body: sprintCreateSchema,
  reply: sprintReplySchema,
  also: [200],
  derecho: 'proyecto.editar',
});

export const cambiar = ruta('PUT', 'sprints/:id', {
  resumen: 'Cambia los campos de un sprint que se envían',
  params: idParamSchema,
  body: sprintUpdateSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.editar',
});

export const cambiarHistorias = ruta('PUT', 'sprints/:id/historias', {
  resumen: 'Cambia qué historias lleva un sprint pendiente',
  params: idParamSchema,
  body: sprintHistoriasSchema,
  reply: sprintReplySchema,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}/sprint',
});

export const eliminar = ruta('DELETE', 'sprints/:id', {
  resumen: 'Elimina un sprint; sus historias vuelven al backlog',
  params: idParamSchema,
  reply: exitoReplySchema,
  derecho: 'proyecto.editar',
});
