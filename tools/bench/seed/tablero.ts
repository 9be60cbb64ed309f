import type { HttpUser } from '../../callers/http-user.ts';
import { idOf } from './ids.ts';
import { openBoard } from './open-board.ts';

const EPICS = 10;

export interface Tablero {
  _id: string;
  proyecto: string;
  /** Ids of its three columns, from left to right. */
  columnas: string[];
  historias: string[];
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

/** Creates a board whose sprint in progress has `count` stories. */
export async function seedTablero(users: HttpUser[], proyecto: string, count: number): Promise<Tablero> {
  const [user] = users;
  if (!user) throw new Error('sin personas');
  for (let n = 1; n <= EPICS; n += 1) {
    await user.insist('POST', '/api/epicas', { _id: idOf('epica', n), titulo: `Épica ${n}`, proyecto });
  }
  const historias = Array.from({ length: count }, (_, n) => idOf('historia', 1 + n));
  await makeHistorias(users, proyecto, historias);
  const _id = idOf('tablero', 1);
  const sprint = { sprint: idOf('sprint', 1), nombre: 'Sprint del banco', historias };
  const columnas = await openBoard(user, { tablero: _id, proyecto, ...sprint });
  const shown = columnas.reduce((sum, columna) => sum + columna.historias.length, 0);
  if (shown !== count) throw new Error(`el tablero enseña ${shown} historias, no ${count}`);
  return { _id, proyecto, columnas: columnas.map((columna) => columna._id), historias };
}
