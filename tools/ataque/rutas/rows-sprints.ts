import type { Tree } from '../escena/tree.ts';
import { shared, team, type Rows } from './row.ts';

const sprint = (tree: Tree) => `/api/sprints/${tree.sprint}`;
const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };

/** The tree's sprint is in progress, so calls meant for a pending one answer its team with 409. */
export const ROWS_SPRINTS: Rows = {
  'GET /api/sprints/proyecto/{id}': shared((tree) => `/api/sprints/proyecto/${tree.proyecto}`),
  'GET /api/sprints/proyecto/{id}/historias-disponibles': shared(
    (tree) => `/api/sprints/proyecto/${tree.proyecto}/historias-disponibles`,
  ),
  'GET /api/sprints/proyecto/{id}/definiciones': shared(
    (tree) => `/api/sprints/proyecto/${tree.proyecto}/definiciones`,
  ),
  'PUT /api/sprints/proyecto/{id}/definiciones': {
    ...shared((tree) => `/api/sprints/proyecto/${tree.proyecto}/definiciones`),
    body: () => ({ hecho: { puntos: [{ regla: 'puntos' }], impide: false } }),
  },
  'GET /api/sprints/historias/{id}/definiciones': shared(
    (tree) => `/api/sprints/historias/${tree.historia}/definiciones`,
  ),
  // The point does not exist, which only the team learns.
  'PUT /api/sprints/historias/{id}/definiciones/{puntoId}': {
    ...shared((tree) => `/api/sprints/historias/${tree.historia}/definiciones/${'a'.repeat(24)}`),
    statuses: team(404),
    body: () => ({ cumple: true }),
  },
  'GET /api/sprints/{id}': shared(sprint),
  'POST /api/sprints': {
    statuses: team(201),
    body: ({ tree }) => ({ nombre: 'Nuevo', proyecto: tree.proyecto, ...fechas }),
  },
  'PUT /api/sprints/{id}': { ...shared(sprint), body: () => ({ nombre: 'Otro' }) },
  'DELETE /api/sprints/{id}': { ...shared(sprint), statuses: team(409) },
  'PUT /api/sprints/{id}/historias': {
    ...shared((tree) => `${sprint(tree)}/historias`),
    statuses: team(409),
    body: ({ tree }) => ({ quitar: [tree.historia] }),
  },
  'PUT /api/sprints/lote': {
    statuses: team(),
    body: ({ tree }) => ({ proyecto: tree.proyecto, historias: [tree.otraHistoria], destino: null }),
  },
  'GET /api/sprints/{id}/verificar-inicio': shared((tree) => `${sprint(tree)}/verificar-inicio`),
  'GET /api/sprints/{id}/verificar-finalizacion': shared((tree) => `${sprint(tree)}/verificar-finalizacion`),
  'POST /api/sprints/{id}/iniciar': {
    ...shared((tree) => `${sprint(tree)}/iniciar`),
    statuses: team(409),
  },
  'POST /api/sprints/{id}/finalizar': {
    ...shared((tree) => `${sprint(tree)}/finalizar`),
    statuses: team(409),
  },
  'POST /api/sprints/{id}/cancelar': { ...shared((tree) => `${sprint(tree)}/cancelar`), spends: true },
  'POST /api/sprints/{id}/alcance': {
    ...shared((tree) => `${sprint(tree)}/alcance`),
    body: () => ({}),
  },
  'POST /api/sprints/{id}/trasladar-pendientes': {
    ...shared((tree) => `${sprint(tree)}/trasladar-pendientes`),
    spends: true,
    body: () => ({ destino: null }),
  },
  'GET /api/sprints/{id}/informe': shared((tree) => `${sprint(tree)}/informe`),
  'GET /api/tableros/proyecto/{id}': shared((tree) => `/api/tableros/proyecto/${tree.proyecto}`),
  'GET /api/tableros/principal/{id}': shared((tree) => `/api/tableros/principal/${tree.proyecto}`),
  'GET /api/tableros/{id}': shared((tree) => `/api/tableros/${tree.tablero}`),
  'POST /api/tableros': {
    statuses: team(201),
    body: ({ tree }) => ({ nombre: `Nuevo ${Math.random()}`, proyecto: tree.proyecto }),
  },
  'PUT /api/tableros/{id}/columnas': {
    ...shared((tree) => `/api/tableros/${tree.tablero}/columnas`),
    spends: true,
    body: ({ tree }) => ({
      version: 1,
      columnas: [
        { _id: tree.columna, nombre: 'Ideas', estado: 'pendiente' },
        { _id: tree.segundaColumna, nombre: 'Taller', estado: 'en progreso' },
        { _id: tree.ultimaColumna, nombre: 'Fuera', estado: 'completada' },
      ],
    }),
  },
  'PUT /api/tableros/mover-historia/{id}': {
    ...shared((tree) => `/api/tableros/mover-historia/${tree.historia}`),
    body: ({ tree }) => ({ columnaDestinoId: tree.columna }),
  },
};
