import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../bench/quantile.ts';
import { startProduct } from '../product/start-product.ts';
import { readPlan } from './arguments.ts';
import { makeCompany } from './company.ts';
import { Crowd, newObservations } from './crowd.ts';
import { Flood } from './flood.ts';
import { eventLag, lagBetween, memoryOf, totalOf } from './gauges.ts';
import { PromisedLimits } from './promised-limits.ts';

const ADMIN = { correo: 'admin@carga.es', contrasena: 'Carga-2026' };
const MINUTE_MS = 60_000;
/** Caches fill up and code is compiled first; only then is memory compared. */
const WARM_UP_SHARE = 0.2;
const CAPACITY_SECONDS = 15;
const RECOVERY_MS = 10_000;
const AFTER_SECONDS = 30;
const SLOWEST = 5;

const say = (text: string) => console.log(text);
const mb = (value: number) => `${Math.round(value)} MB`;

const plan = readPlan(process.argv.slice(2));
const product = await startProduct({
  DEMO: '0',
  ADMIN_CORREO: ADMIN.correo,
  ADMIN_CONTRASENA: ADMIN.contrasena,
  LIMITE_POR_MINUTO: '0',
  LIMITE_ACCESO_POR_MINUTO: '0',
});
const limits = new PromisedLimits();
try {
  const teams = await makeCompany(product.baseUrl, ADMIN, plan.people);
  const observed = newObservations();
  const crowd = new Crowd(product.baseUrl, teams, observed);
  await crowd.arrive();
  say(`${plan.people} personas en ${teams.length} equipos, con su socket abierto`);

  const lagBefore = await eventLag(product);
  crowd.begin();
  await delay(plan.minutes * MINUTE_MS * WARM_UP_SHARE);
  const warm = memoryOf(product);
  await delay(plan.minutes * MINUTE_MS * (1 - WARM_UP_SHARE));
  await crowd.pause();
  const end = memoryOf(product);
  const lag = lagBetween(lagBefore, await eventLag(product));

  const tallies = [...observed.calls, ['enviar un mensaje', observed.messages] as const];
  say(
    `\n${'acción'.padEnd(28)}${'veces'.padStart(8)}${'mediana'.padStart(10)}${'p99'.padStart(10)}  respuestas`,
  );
  for (const [nombre, tally] of tallies) {
    const times = [0.5, 0.99].map((q) => `${tally.at(q).toFixed(0)} ms`.padStart(10));
    say(`${nombre.padEnd(28)}${`${tally.total}`.padStart(8)}${times.join('')}  ${tally.describe()}`);
  }
  say(
    `\nmemoria: ${[...end].map(([name, now]) => `${name} ${mb(now)} (${mb(now - (warm.get(name) ?? 0))} más)`).join(', ')}`,
  );
  const slowest = lag.slowest
    .slice(0, SLOWEST)
    .map(({ consumer, handled, p99 }) => `${consumer} ≤ ${p99} s (${handled})`);
  say(`los consumidores con más retraso, p99: ${slowest.join(', ')}`);
  const failed = tallies.reduce((sum, [, tally]) => sum + tally.total - tally.served, 0);
  const growth = totalOf(end) - totalOf(warm);
  const deliveries = quantile(observed.deliveries, 0.99);
  limits.noErrors(failed, observed.disconnections);
  limits.memory(growth, totalOf(end));
  limits.eventLag(lag.p99, deliveries);

  const flood = new Flood(product.baseUrl, teams);
  const capacity = await flood.capacity(CAPACITY_SECONDS);
  const offered = capacity * plan.times;
  say(
    `\ncapacidad: ${capacity.toFixed(0)} peticiones por segundo; ahora ${offered.toFixed(0)} durante ${plan.overloadSeconds} s`,
  );
  // A tool that is late itself takes a connection for broken that only it has not looked at.
  const own = monitorEventLoopDelay();
  own.enable();
  const poured = await flood.pour(offered, plan.overloadSeconds);
  own.disable();
  const peak = memoryOf(product);
  say(
    `ofrecidas ${poured.total}: ${poured.describe()}; lo servido, mediana ${poured.at(0.5).toFixed(0)} ms, p99 ${poured.at(0.99).toFixed(0)} ms; la herramienta se ha retrasado como mucho ${(own.max / 1e6).toFixed(0)} ms`,
  );
  say(`memoria al acabar: ${[...peak].map(([name, now]) => `${name} ${mb(now)}`).join(', ')}`);
  await flood.close();
  limits.shedding(poured, observed.disconnections, product.ends());

  await delay(RECOVERY_MS);
  Object.assign(observed, newObservations());
  crowd.begin();
  await delay(AFTER_SECONDS * 1_000);
  await crowd.pause();
  const after = [...observed.calls.values(), observed.messages];
  for (const [nombre, tally] of observed.calls)
    if (tally.served < tally.total) say(`después, ${nombre}: ${tally.describe()}`);
  limits.recovery(
    after.reduce((sum, tally) => sum + tally.total - tally.served, 0),
    after.reduce((sum, { total }) => sum + total, 0),
  );
  await crowd.leave();
} finally {
  await product.stop();
}
process.exitCode = limits.print() ? 0 : 1;
