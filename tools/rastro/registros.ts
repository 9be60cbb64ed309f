import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpUser } from '../callers/http-user.ts';
import { waitFor } from '../product/wait-for.ts';

export const CORRELACION = 'rastro-desde-el-navegador';

interface Line {
  servicio: string;
  correlacion?: string;
  msg?: string;
  ruta?: string;
  consumidor?: string;
}

const linesOf = (folder: string): Line[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.startsWith('{') && line.includes(CORRELACION))
    .map((line) => JSON.parse(line) as Line);

/** Whom the deletion of a story reaches: who is asked, who does it, and whoever keeps a copy of its tasks. */
const REACHED = ['gateway', 'proyectos', 'sprints', 'ia', 'notificaciones', 'integraciones'];

/** Of any project: the demonstration has some without stories. */
async function aStory(user: HttpUser): Promise<string> {
  const read = async <T>(path: string) => (await user.expect(200, 'GET', path)).json<T>();
  const { proyectos } = await read<{ proyectos: { _id: string }[] }>('/api/proyectos');
  for (const { _id } of proyectos) {
    const { historias } = await read<{ historias: { _id: string }[] }>(`/api/historias/proyecto/${_id}`);
    if (historias[0]) return historias[0]._id;
  }
  throw new Error('La demostración no tiene ninguna historia.');
}

/**
 * The same id names a request in the log of the service that answered it and in those of the services that handled its
 * effects.
 */
export async function checkRegistros(user: HttpUser, folder: string): Promise<string[]> {
  const path = `/api/historias/${await aStory(user)}`;
  await user.expect(200, 'DELETE', path, undefined, { 'x-correlation-id': CORRELACION });
  const lines = await waitFor('las líneas de todos en los registros', () => {
    const found = linesOf(folder);
    const isWhole =
      REACHED.every((name) => found.some(({ servicio }) => servicio === name)) &&
      found.some(({ servicio, msg }) => servicio === 'sprints' && msg === 'hecho tratado');
    return isWhole ? found : undefined;
  });
  assert.ok(lines.some(({ servicio, ruta }) => servicio === 'proyectos' && ruta === '/api/historias/:id'));
  return lines.map(
    ({ servicio, ruta, consumidor, msg }) => `${servicio}: ${ruta ?? `${msg} (${consumidor})`}`,
  );
}
