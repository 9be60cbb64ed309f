import type { HttpUser } from '../../callers/http-user.ts';
import { idOf } from './ids.ts';
import type { People } from './people.ts';
import { seedTablero, type Tablero } from './tablero.ts';

const PROJECTS = 21;
/** How many stories are on the board. */
const STORIES = 500;

export interface Workspace extends People {
  /** The project in which stories and tasks are created; not the board's, whose size must not change. */
  proyecto: string;
  epica: string;
  historia: string;
  tablero: Tablero;
}

async function seedProyectos(user: HttpUser, equipo: string): Promise<void> {
  for (let n = 0; n < PROJECTS; n += 1) {
    const body = { _id: idOf('proyecto', n), nombre: `Proyecto ${n + 1}`, clave: `P${n + 1}X`, equipo };
    await user.insist('POST', '/api/proyectos', body);
  }
}

/** The same 21 projects for everybody: one to fill, and one with a board of 500 stories. */
export async function seedWorkspace(people: People): Promise<Workspace> {
  const [first] = people.users;
  if (!first) throw new Error('sin personas');
  await seedProyectos(first, people.equipo);
  const proyecto = idOf('proyecto', 0);
  const epica = idOf('epica', 0);
  const historia = idOf('historia', 0);
  await first.insist('POST', '/api/epicas', { _id: epica, titulo: 'Épica del banco', proyecto });
  const story = { _id: historia, titulo: 'Historia con tareas', proyecto, epicaId: epica };
  await first.insist('POST', '/api/historias', story);
  const tablero = await seedTablero(people.users, idOf('proyecto', 1), STORIES);
  return { ...people, proyecto, epica, historia, tablero };
}
