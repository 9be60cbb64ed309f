import type { HttpUser } from '../../callers/http-user.ts';
import { idOf } from './ids.ts';

/** Each project gets the same number of tasks, in a story of its own. */
const PROYECTOS = 20;
export const TAREAS = 5_000;
const ESTADOS = ['pendiente', 'en progreso', 'en revisión', 'completada', 'bloqueada'];
const PRIORIDADES = ['baja', 'media', 'alta', 'crítica'];
/** Does not overlap with the ids of the board and the workspace. */
const FIRST_ID = 100_000;

interface Lugar {
  proyecto: string;
  historiaId: string;
}

async function makeHistoria(user: HttpUser, n: number): Promise<Lugar> {
  const proyecto = idOf('proyecto', n);
  const epicaId = idOf('epica', FIRST_ID + n);
  const historiaId = idOf('historia', FIRST_ID + n);
  await user.insist('POST', '/api/epicas', { _id: epicaId, titulo: `Épica con tareas ${n + 1}`, proyecto });
  const body = { _id: historiaId, titulo: `Historia con tareas ${n + 1}`, proyecto, epicaId };
  await user.insist('POST', '/api/historias', body);
  return { proyecto, historiaId };
}

/** Creates tasks of every estado and prioridad in twenty projects, all of them assigned. */
export async function seedTareas(users: HttpUser[]): Promise<void> {
  const [first] = users;
  if (!first) throw new Error('sin personas');
  const historias: Lugar[] = [];
  for (let n = 0; n < PROYECTOS; n += 1) historias.push(await makeHistoria(first, n));
  const waiting = Array.from({ length: TAREAS }, (_, n) => n);
  await Promise.all(
    users.slice(0, 8).map(async (user) => {
      for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
        await user.insist('POST', '/api/tareas', {
          ...historias[n % PROYECTOS],
          titulo: `Tarea ${n + 1} del banco de pruebas`,
          descripcion: 'Lo que hay que hacer, con un texto de largo corriente.',
          estado: ESTADOS[n % ESTADOS.length],
          prioridad: PRIORIDADES[n % PRIORIDADES.length],
          asignado: users[n % users.length]!._id,
        });
      }
    }),
  );
}
