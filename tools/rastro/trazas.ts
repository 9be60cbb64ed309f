import assert from 'node:assert/strict';
import type { HttpUser } from '../callers/http-user.ts';
import type { TraceCollector } from './trace-collector.ts';
import { waitFor } from '../product/wait-for.ts';

interface Columna {
  _id: string;
  historias: { _id: string }[];
}

/** A story on the board, and another column that it may move to. */
async function aMove(user: HttpUser): Promise<{ historia: string; columna: string }> {
  const read = async <T>(path: string) => (await user.expect(200, 'GET', path)).json<T>();
  const { proyectos } = await read<{ proyectos: { _id: string }[] }>('/api/proyectos');
  for (const { _id } of proyectos) {
    const { sprints } = await read<{ sprints: { estado: string }[] }>(`/api/sprints/proyecto/${_id}`);
    if (!sprints.some(({ estado }) => estado === 'en progreso')) continue;
    const made = await user.expect(201, 'POST', '/api/tableros', { nombre: 'Rastro', proyecto: _id });
    const { tablero } = made.json<{ tablero: { _id: string } }>();
    const { columnas } = await read<{ columnas: Columna[] }>(`/api/tableros/${tablero._id}`);
    const from = columnas.find(({ historias }) => historias.length > 0)!;
    const to = columnas.find((columna) => columna !== from && columna !== columnas[0])!;
    return { historia: from.historias[0]!._id, columna: to._id };
  }
  throw new Error('La demostración no tiene ningún sprint en progreso.');
}

/** A drag on the board must be one trace: gateway, sprints, the command to proyectos, and the copies that follow. */
export async function checkTrazas(user: HttpUser, collector: TraceCollector): Promise<string[]> {
  const { historia, columna } = await aMove(user);
  await user.expect(200, 'PUT', `/api/tableros/mover-historia/${historia}`, { columnaDestinoId: columna });
  const followed = await waitFor('el tramo de quien copia la historia', () => pathOfCopy(collector));
  assert.deepEqual(followed, [
    'gateway · PUT /api/* (sprints)',
    'sprints · PUT /api/tableros/mover-historia/:id',
    'sprints · comando.proyectos.mover-historia.v1',
    'proyectos · comando.proyectos.mover-historia.v1',
    'ia · ia-copia-historias',
  ]);
  const ofMove = collector.spans.find(({ name }) => name === 'PUT /api/tableros/mover-historia/:id')!.traceId;
  const writes = collector.spans.filter(({ traceId, name }) => traceId === ofMove && /^bulkWrite/.test(name));
  assert.ok(
    writes.some(({ servicio }) => servicio === 'proyectos'),
    'MongoDB no está en la traza',
  );
  return followed;
}

/** The path of the copy caused by this move; the demonstration's own changes are traced as well. */
function pathOfCopy(collector: TraceCollector): string[] | undefined {
  return collector.spans
    .filter(({ name }) => name === 'ia-copia-historias')
    .map((span) => collector.pathOf(span))
    .find(([first]) => first === 'gateway · PUT /api/* (sprints)');
}
