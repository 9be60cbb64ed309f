import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProduct } from '../product/start-product.ts';
import { closedLoop } from './closed-loop.ts';
import { HttpUser } from './http-user.ts';
import { operations, seedWorkload } from './workload.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONCURRENCIES = [1, 32];
const ADMIN = { correo: 'admin@banco.es', contrasena: 'Banco-2026' };
const RAW_PORT = 20_999;

const medianOf = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const product = await startProduct({
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
});
const raw = fork(join(import.meta.dirname, 'raw-server.ts'), [String(RAW_PORT)]);
await once(raw, 'message');

const load = await seedWorkload(product.baseUrl, ADMIN);
const rawUsers = load.users.map(() => new HttpUser(`http://127.0.0.1:${RAW_PORT}`));
const ours = Object.entries(operations(load));
for (const [, operation] of ours) await closedLoop(load.users.slice(0, 4), 1, operation);

const rows = new Map<
  string,
  { perSecond: number[]; ratio: number[]; median: number[]; p99: number[]; errors: number }
>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const users of CONCURRENCIES) {
    const floor = await closedLoop(rawUsers.slice(0, users), SECONDS, (user) => user.expect(200, 'GET', '/'));
    for (const [name, operation] of ours) {
      const result = await closedLoop(load.users.slice(0, users), SECONDS, operation);
      const key = `${name} | ${users}`;
      const row = rows.get(key) ?? { perSecond: [], ratio: [], median: [], p99: [], errors: 0 };
      row.perSecond.push(result.perSecond);
      row.ratio.push(result.perSecond / floor.perSecond);
      row.median.push(result.median);
      row.p99.push(result.p99);
      row.errors += result.errors;
      rows.set(key, row);
    }
  }
}

console.log('\n| operación | personas | por segundo | de node:http | mediana ms | p99 ms | errores |');
console.log('|---|---|---|---|---|---|---|');
for (const [key, row] of rows) {
  const figures = [
    medianOf(row.perSecond).toFixed(0),
    medianOf(row.ratio).toFixed(3),
    medianOf(row.median).toFixed(2),
    medianOf(row.p99).toFixed(1),
    String(row.errors),
  ];
  console.log(`| ${key} | ${figures.join(' | ')} |`);
}
raw.disconnect();
await Promise.all([...load.users, ...rawUsers].map((user) => user.close()));
await product.stop();
