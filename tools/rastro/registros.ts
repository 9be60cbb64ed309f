import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from './api.ts';
import { waitFor } from './wait-for.ts';

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

/**
 * The same id names a request in the log of the service that answered it and in those of the services that handled its
 * effects.
 */
export async function checkRegistros(api: Api, folder: string): Promise<string[]> {
  const { proyectos } = await api.call('GET', '/api/proyectos');
  const { historias } = await api.call('GET', `/api/historias/proyecto/${proyectos[0]._id}`);
  await api.call('DELETE', `/api/historias/${historias[0]._id}`, undefined, CORRELACION);
  const lines = await waitFor('la línea de sprints en el registro', () => {
    const found = linesOf(folder);
    return found.some(({ servicio, msg }) => servicio === 'sprints' && msg === 'hecho tratado')
      ? found
      : undefined;
  });
  assert.ok(lines.some(({ servicio, ruta }) => servicio === 'proyectos' && ruta === '/api/historias/:id'));
  return lines.map(
    ({ servicio, ruta, consumidor, msg }) => `${servicio}: ${ruta ?? `${msg} (${consumidor})`}`,
  );
}
