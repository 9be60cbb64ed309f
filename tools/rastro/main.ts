import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../product/start-product.ts';
import { holdPortRange } from '../start/port-range.ts';
import { ownNats } from '../start/access/addresses.ts';
import { credentialsOf } from '../start/access/credentials.ts';
import { OPERATOR } from '../start/access/nats-users.ts';
import { SERVICES } from '../start/services.ts';
import { HttpUser } from '../callers/http-user.ts';
import { TraceCollector } from './trace-collector.ts';
import { checkOperacion } from './operacion.ts';
import { checkRegistros } from './registros.ts';
import { checkTrazas } from './trazas.ts';

/** Checks the whole product as its operator sees it: traces, logs, metrics and the Operación page. */
const ADMIN = { correo: 'admin@rastro.es', contrasena: 'rastro-2026' };

const dataDir = mkdtempSync(join(tmpdir(), 'rastro-'));
const { first: metricas } = await holdPortRange();
const collector = new TraceCollector();
const env = {
  ...(await collector.start()),
  DEMO: '1',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  METRICAS_PUERTO: String(metricas),
};
const product = await startProduct(env, dataDir);
const say = (what: string, lines: string[]): void => console.log(`✓ ${what}\n  ${lines.join('\n  ')}`);

/** A port given by its distance from the gateway's. */
const portAt = (offset: number): number => Number(new URL(product.baseUrl).port) + offset;

async function checkMetricas(): Promise<string[]> {
  const urls = [metricas, ...SERVICES.map((_, i) => portAt(1 + i))].map(
    (port) => `http://127.0.0.1:${port}/metrics`,
  );
  const { metricas: key } = credentialsOf(dataDir);
  const headers = { authorization: `Bearer ${key}` };
  const scrapes = await Promise.all(urls.map(async (url) => (await fetch(url, { headers })).text()));
  for (const url of urls) assert.equal((await fetch(url)).status, 401, url);
  for (const [i, scrape] of scrapes.entries()) {
    const name = ['gateway', ...SERVICES][i]!;
    assert.match(
      scrape,
      new RegExp(`http_peticion_segundos_count\\{.*servicio="${name}"|servicio="${name}".*metodo`),
    );
    assert.match(scrape, i === 0 ? /^sockets_abiertos/m : /^mongodb_conexiones/m);
  }
  const leaked = await (await fetch(`${product.baseUrl}/metrics`)).text();
  assert.doesNotMatch(leaked, /http_peticion_segundos/);
  return [`${scrapes.length} procesos, ${scrapes.join('').split('\n').length} líneas`];
}

let failed = true;
try {
  const user = await HttpUser.signIn(product.baseUrl, ADMIN);
  say('una traza', await checkTrazas(user, collector));
  say('un identificador en los registros', await checkRegistros(user, join(dataDir, 'registros')));
  say('métricas', await checkMetricas());
  const nats = ownNats(portAt(SERVICES.length + 1), credentialsOf(dataDir), OPERATOR);
  say('mensajes fallidos, vistos, reintentados y descartados', await checkOperacion(user, nats, ADMIN));
  failed = false;
} finally {
  await product.stop();
  collector.stop();
  if (!failed) rmSync(dataDir, { recursive: true, force: true });
  else console.error(`Registros: ${join(dataDir, 'registros')}`);
}
