import type { HttpUser } from '../http-user.ts';
import { idOf } from './ids.ts';

const EPICS = 10;

export interface Tablero {
  _id: string;
  proyecto: string;
  /** Ids of its three columns, from left to right. */
  columnas: string[];
  historias: string[];
}

interface TableroReply {
  columnas: { _id: string; historias: unknown[] }[];
}

async function makeHistorias(users: HttpUser[], proyecto: string, historias: string[]): Promise<void> {
  const waiting = [...historias.entries()];
  await Promise.all(
    users.slice(0, 8).map(async (user) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [n, _id] = next;
        await user.insist('POST', '/api/historias', {
          _id,
          proyecto,
          epicaId: idOf('epica', 1 + (n % EPICS)),
          titulo: `Historia ${n + 1} del tablero del banco de pruebas`,
          descripcion: 'Lo que se ve en la tarjeta, con un texto de largo corriente.',
          puntos: 1 + (n % 8),
        });
      }
    }),
  );
}

/** A board whose sprint in progress has `count` stories. */
export async function seedTablero(users: HttpUser[], proyecto: string, count: number): Promise<Tablero> {
  const [user] = users;
  if (!user) throw new Error('sin personas');
  for (let n = 1; n <= EPICS; n += 1) {
    await user.insist('POST', '/api/epicas', { _id: idOf('epica', n), titulo: `Épica ${n}`, proyecto });
  }
  const historias = Array.from({ length: count }, (_, n) => idOf('historia', 1 + n));
  await makeHistorias(users, proyecto, historias);
  const sprint = idOf('sprint', 1);
  await user.insist('POST', '/api/sprints', {
    _id: sprint,
    nombre: 'Sprint del banco',
    fechaInicio: '2026-01-05',
    fechaFin: '2026-01-19',
    proyecto,
    historiasSeleccionadas: historias,
  });
  await user.insist('POST', `/api/sprints/${sprint}/iniciar`, {});
  const _id = idOf('tablero', 1);
  await user.insist('POST', '/api/tableros', { _id, nombre: 'Tablero Principal', proyecto });
  const { columnas } = (await user.expect(200, 'GET', `/api/tableros/${_id}`)).json<TableroReply>();
  const shown = columnas.reduce((sum, columna) => sum + columna.historias.length, 0);
  if (shown !== count) throw new Error(`el tablero enseña ${shown} historias, no ${count}`);
  return { _id, proyecto, columnas: columnas.map((columna) => columna._id), historias };
}
