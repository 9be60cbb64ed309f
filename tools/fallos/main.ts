import { cpSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { readPlan } from './arguments.ts';
import { checkCopies } from './checks/check-copies.ts';
import { checkCounters } from './checks/check-counters.ts';
import { checkEnds } from './checks/check-ends.ts';
import { checkEffects } from './checks/check-effects.ts';
import { checkShape } from './checks/check-shape.ts';
import { checkWrites } from './checks/check-writes.ts';
import { gatherEvidence } from './checks/evidence.ts';
import { inject } from './faults/inject.ts';
import { startLoad } from './load/load.ts';
import { type ProductUnderTest, startProductUnderTest } from './faults/product-under-test.ts';
import { printAnswers, printVerdicts } from './report.ts';
import { type Fault, scheduleOf } from './plan/schedule.ts';
import { settle } from './faults/settle.ts';
import { judgeFacts } from './checks/verdict.ts';

/** A service told to stop may take 20 s to finish its work, and then has to start again on a busy machine. */
const RECOVERY_LIMIT_MS = 60_000;
const RECOVERY_POLL_MS = 100;
/** Where the process logs of the last run are kept. */
const LOGS_KEPT_IN = 'dist/fallos-registros';

const say = (text: string) => console.log(text);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** How long it took until everything was ready again; null: longer than the limit. */
async function recovery(product: ProductUnderTest): Promise<number | null> {
  const startedAt = Date.now();
  while (!(await product.isReady())) {
    if (Date.now() - startedAt > RECOVERY_LIMIT_MS) return null;
    await delay(RECOVERY_POLL_MS);
  }
  return Date.now() - startedAt;
}

const plan = readPlan(process.argv.slice(2));
say(`Semilla ${plan.seed}, ${plan.count} fallos, escala ${plan.scale}, ${plan.people} personas`);
const product = await startProductUnderTest(say);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void product.stop().finally(() => process.exit(130)));
}
try {
  const load = await startLoad(product.baseUrl, plan.people, plan.seed);
  const startedAt = Date.now();
  const never: string[] = [];
  const injected: Fault[] = [];
  for (const [n, fault] of scheduleOf(plan.seed, plan.count, plan.scale).entries()) {
    const done = await inject(product, fault);
    if (done) injected.push(fault);
    const took = fault.chained ? 0 : await recovery(product);
    if (took === null) never.push(`fallo ${n + 1}, ${fault.tipo} ${fault.victima}`);
    const how = !done
      ? 'no estaba'
      : fault.chained
        ? 'y otro seguido'
        : took === null
          ? 'NO VUELVE'
          : seconds(took);
    say(
      `[${n + 1}/${plan.count}] ${seconds(Date.now() - startedAt)} ${fault.tipo} ${fault.victima} (${seconds(fault.durationMs)}) → ${how} · ${load.ledger.count('confirmado')} escrituras`,
    );
    await delay(fault.pauseAfterMs);
  }
  await load.stop();
  const moving = await settle(product);
  const evidence = await gatherEvidence(product.mongodbUri, product.natsUrl);
  printAnswers(load);
  const wrong = printVerdicts([
    judgeFacts('vuelve por sí solo', plan.count, never),
    checkEnds(product.ends(), injected),
    judgeFacts('nada queda en camino', 1, moving),
    ...checkWrites(load.ledger, evidence),
    ...checkEffects(load.ledger, evidence),
    ...checkCopies(evidence),
    ...checkShape(evidence),
    ...(await checkCounters(product.baseUrl, load.people, load.tablero, evidence)),
  ]);
  say(wrong ? `\n${wrong} faltas.` : '\nNada perdido, nada de más.');
  process.exitCode = wrong ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  cpSync(product.registros, LOGS_KEPT_IN, { recursive: true });
  await product.stop();
}
// People may still be working when a run ends with an error of its own.
process.exit();
