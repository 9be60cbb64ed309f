import { make, type Cell } from './row.ts';

/** From a new task to the story. */
export async function newEnds(cell: Cell) {
  const { proyecto, historia } = cell.tree;
  const tarea = await make(cell, '/api/tareas', 'tarea', {
    titulo: 'Espera',
    proyecto,
    historiaId: historia,
  });
  return { tipo: 'relaciona', origen: tarea.split('/').at(-1), destino: historia };
}

export const link = async (cell: Cell) => make(cell, '/api/enlaces', 'enlace', await newEnds(cell));
