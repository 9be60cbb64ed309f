import { admins, all, signedIn, team, type Cell, type Rows } from './row.ts';

/** A story that is in the trash. */
async function discarded({ scene: { door, people }, tree }: Cell): Promise<string> {
  const { token } = people.teamAdmin;
  const body = { titulo: 'Sobra', proyecto: tree.proyecto, epicaId: tree.epica };
  const { historia } = await door.must<{ historia: { _id: string } }>('POST', '/api/historias', token, body);
  await door.must('DELETE', `/api/historias/${historia._id}`, token);
  return `/api/papelera/${historia._id}`;
}

/** A letter that does not exist: those with the right get 404, the others do not learn it. */
const LETTER = '/api/operacion/letras-muertas/sprints-999999';

export const ROWS_OPERACION: Rows = {
  'GET /api/salud': { statuses: all(200) },
  'GET /api/configuracion-publica': { statuses: all(200) },
  'GET /api/operacion': { statuses: admins() },
  'DELETE /api/operacion/letras-muertas/{id}': { statuses: admins(404), path: () => LETTER },
  'POST /api/operacion/letras-muertas/{id}/reintentar': {
    statuses: admins(404),
    path: () => `${LETTER}/reintentar`,
  },
  'GET /api/auditoria': { statuses: admins() },
  'GET /api/auditoria/csv': { statuses: admins() },
  'GET /api/auditoria/verificacion': { statuses: admins() },
  'GET /api/papelera': { statuses: signedIn() },
  'POST /api/papelera/{id}/restaurar': {
    statuses: team(),
    path: async (cell) => `${await discarded(cell)}/restaurar`,
    body: () => ({}),
  },
  'DELETE /api/papelera/{id}': { statuses: admins(), path: discarded },
};
