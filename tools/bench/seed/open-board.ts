import type { HttpUser } from '../../callers/http-user.ts';

interface BoardToOpen {
  /** The board's id; below, those of its sprint and its project. */
  tablero: string;
  sprint: string;
  proyecto: string;
  /** The sprint's name. */
  nombre: string;
  historias: string[];
}

interface TableroReply {
  columnas: { _id: string; historias: unknown[] }[];
}

/** Starts a sprint with these stories and opens the project's board; `columnas` go from left to right. */
export async function openBoard(
  user: HttpUser,
  { tablero, sprint, proyecto, nombre, historias }: BoardToOpen,
): Promise<TableroReply['columnas']> {
  await user.insist('POST', '/api/sprints', {
    _id: sprint,
    nombre,
    fechaInicio: '2026-01-05',
    fechaFin: '2026-01-19',
    proyecto,
    historiasSeleccionadas: historias,
  });
  await user.insist('POST', `/api/sprints/${sprint}/iniciar`, {});
  await user.insist('POST', '/api/tableros', { _id: tablero, nombre: 'Tablero Principal', proyecto });
  return (await user.expect(200, 'GET', `/api/tableros/${tablero}`)).json<TableroReply>().columnas;
}
