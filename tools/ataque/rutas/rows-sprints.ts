import { team, type Rows } from './row.ts';

const fechas = { fechaInicio: '2026-11-20', fechaFin: '2026-12-04' };

/** The tree's sprint is in progress, so calls meant for a pending one answer its team with 409. */
export const ROWS_SPRINTS: Rows = {
  'PUT /api/sprints/proyecto/{id}/definiciones': {
    body: () => ({ hecho: { puntos: [{ regla: 'puntos' }], impide: false } }),
  },
  // The point does not exist, which only the team learns.
  'PUT /api/sprints/historias/{id}/definiciones/{puntoId}': {
    statuses: team(404),
    path: ({ tree }) => `/api/sprints/historias/${tree.historia}/definiciones/${'a'.repeat(24)}`,
    body: () => ({ cumple: true }),
  },
  'POST /api/sprints': {
    body: ({ tree }) => ({ nombre: 'Nuevo', proyecto: tree.proyecto, ...fechas }),
  },
  'PUT /api/sprints/{id}': { body: () => ({ nombre: 'Otro' }) },
  'DELETE /api/sprints/{id}': { statuses: team(409) },
  'PUT /api/sprints/{id}/historias': {
    statuses: team(409),
    body: ({ tree }) => ({ quitar: [tree.historia] }),
  },
  'PUT /api/sprints/lote': {
    body: ({ tree }) => ({ proyecto: tree.proyecto, historias: [tree.otraHistoria], destino: null }),
  },
  'POST /api/sprints/{id}/iniciar': {
    statuses: team(409),
  },
  'POST /api/sprints/{id}/finalizar': {
    statuses: team(409),
  },
  'POST /api/sprints/{id}/cancelar': { spends: true },
  'POST /api/sprints/{id}/alcance': {
    body: () => ({}),
  },
  'POST /api/sprints/{id}/trasladar-pendientes': {
    spends: true,
    body: () => ({ destino: null }),
  },
  'POST /api/tableros': {
    body: ({ tree }) => ({ nombre: `Nuevo ${Math.random()}`, proyecto: tree.proyecto }),
  },
  'PUT /api/tableros/{id}/columnas': {
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
    body: ({ tree }) => ({ columnaDestinoId: tree.columna }),
  },
};
