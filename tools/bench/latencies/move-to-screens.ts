import type { HttpUser } from '../../callers/http-user.ts';
import { withSockets, type Latency } from './latency.ts';
import { pace } from './pace.ts';

const WATCHERS = 30;
const PERIOD_MS = 50;

interface TableroReply {
  columnas: { _id: string; historias: { _id: string }[] }[];
}

/** For each story, a column other than its own: dropping a story where it was notifies nobody. */
async function targetsOn(tablero: string, user: HttpUser): Promise<[historia: string, columna: string][]> {
  const { columnas } = (await user.expect(200, 'GET', `/api/tableros/${tablero}`)).json<TableroReply>();
  return columnas.flatMap(({ historias }, n) =>
    historias.map(({ _id }): [string, string] => [_id, columnas[(n + 1) % columnas.length]!._id]),
  );
}

const moveTo = (nombre: string, pick: (elapsed: number[]) => number): Latency => ({
  nombre,
  measure: async (workspace, samples) => {
    const { tablero, users } = workspace;
    const [mover, ...others] = users;
    const targets = await targetsOn(tablero._id, mover!);
    return withSockets(others.slice(0, WATCHERS), async (watchers) => {
      for (const watcher of watchers)
        await watcher.ask('suscribir_proyecto', { proyectoId: tablero.proyecto });
      const times: number[] = [];
      for (const [historia, columnaDestinoId] of targets.slice(0, samples)) {
        const heard = watchers.map((watcher) => watcher.hear('cambio', ({ _id }) => _id === historia));
        const startedAt = performance.now();
        const path = `/api/tableros/mover-historia/${historia}`;
        await mover!.expect(200, 'PUT', path, { columnaDestinoId, despuesDe: null });
        times.push(pick((await Promise.all(heard)).map((at) => at - startedAt)));
        await pace(startedAt, PERIOD_MS);
      }
      return times;
    });
  },
});

export const moveToFirstScreen = moveTo(`de mover a la primera de ${WATCHERS} pantallas`, (elapsed) =>
  Math.min(...elapsed),
);
export const moveToLastScreen = moveTo(`de mover a la última de ${WATCHERS} pantallas`, (elapsed) =>
  Math.max(...elapsed),
);
