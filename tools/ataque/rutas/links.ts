import type { Cell } from './row.ts';

/** From a new task to the story. */
export async function newEnds({ scene: { door, people }, tree: { proyecto, historia } }: Cell) {
  const body = { titulo: 'Espera', proyecto, historiaId: historia };
  const { tarea } = await door.must<{ tarea: { _id: string } }>(
    'POST',
    '/api/tareas',
    people.teamAdmin.token,
    body,
  );
  return { tipo: 'relaciona', origen: tarea._id, destino: historia };
}

export async function linkUrl(cell: Cell): Promise<string> {
  const { door, people } = cell.scene;
  const ends = await newEnds(cell);
  const { enlace } = await door.must<{ enlace: { _id: string } }>(
    'POST',
    '/api/enlaces',
    people.teamAdmin.token,
    ends,
  );
  return `/api/enlaces/${enlace._id}`;
}

export async function deletedLink(cell: Cell): Promise<string> {
  const url = await linkUrl(cell);
  await cell.scene.door.must('DELETE', url, cell.scene.people.teamAdmin.token);
  return `${url}/restaurar`;
}
