import { admins, deleted, make, type Cell, type Rows } from './row.ts';

async function discarded(cell: Cell): Promise<string> {
  const { proyecto, epica } = cell.tree;
  const body = { titulo: 'Sobra', proyecto, epicaId: epica };
  const story = await deleted((one) => make(one, '/api/historias', 'historia', body))(cell);
  return story.replace('/historias/', '/papelera/');
}

/** A letter that does not exist: those with the right get 404, the others do not learn it. */
const LETTER = '/api/operacion/letras-muertas/sprints-999999';

export const ROWS_OPERACION: Rows = {
  'DELETE /api/operacion/letras-muertas/{id}': { statuses: admins(404), path: () => LETTER },
  'POST /api/operacion/letras-muertas/{id}/reintentar': {
    statuses: admins(404),
    path: () => LETTER,
  },
  'POST /api/papelera/{id}/restaurar': {
    path: discarded,
    body: () => ({}),
  },
  'DELETE /api/papelera/{id}': { path: discarded },
};
