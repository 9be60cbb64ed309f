import type { Product } from '../product/start-product.ts';
import type { Plan } from './arguments.ts';
import { closedLoop } from './closed-loop.ts';
import { firstSight } from './first-sight.ts';
import { HttpUser } from '../callers/http-user.ts';
import { interactionTable } from './interaction-table.ts';
import { latencies } from './latencies/latencies.ts';
import { LatencyTable } from './latency-table.ts';
import { movePaint } from './move-paint.ts';
import { messageThroughput } from './message-throughput.ts';
import { operations } from './operations/operations.ts';
import { type Call, RatioTable } from './ratio-table.ts';
import type { Workspace } from './seed/workspace.ts';

const CONCURRENCIES = [1, 32];
const MESSAGES_PER_SECOND = 200;
const CAUDAL = `${MESSAGES_PER_SECOND} mensajes por segundo`;
const SOLTAR = 'soltar una tarjeta en la pantalla';
const INTERACCIONES = 'interacciones con el procesador cuatro veces más lento';
const PRIMERA_VISTA = 'primera-vista de cada pantalla';
const WARM_UP_SAMPLES = 10;

async function prepareCalls(product: Product, plan: Plan, workspace: Workspace): Promise<Map<string, Call>> {
  const calls = new Map<string, Call>();
  for (const { nombre, prepare } of operations(product, plan)) {
    if (!plan.wants(nombre)) continue;
    const call = await prepare(workspace);
    calls.set(nombre, call);
    await closedLoop(workspace.users.slice(0, 4), 1, call);
  }
  return calls;
}

/** Measures everything in the plan in interleaved rounds and prints the tables. */
export async function measureAll(
  product: Product,
  plan: Plan,
  workspace: Workspace,
  rawUrl: string,
): Promise<void> {
  const calls = await prepareCalls(product, plan, workspace);
  const timed = latencies.filter(({ nombre }) => plan.wants(nombre));
  for (const { measure } of timed) await measure(workspace, WARM_UP_SAMPLES);

  const rawUsers = workspace.users.slice(0, Math.max(...CONCURRENCIES)).map(() => new HttpUser(rawUrl));
  const ratios = new RatioTable(plan.seconds);
  const times = new LatencyTable();
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const users of CONCURRENCIES) {
      await ratios.addRound(calls, workspace.users.slice(0, users), rawUsers.slice(0, users));
    }
    const samples = Math.ceil(plan.samples / plan.rounds);
    for (const { nombre, measure } of timed) times.add(nombre, await measure(workspace, samples));
  }
  ratios.print();
  times.print(ratios.bareMedian);
  if (plan.wants(CAUDAL)) {
    const result = await messageThroughput(workspace, MESSAGES_PER_SECOND, plan.throughputSeconds);
    console.log(`\n${CAUDAL}, ${plan.throughputSeconds} s: ${result}`);
  }
  if (plan.wants(SOLTAR)) console.log(`\n${SOLTAR}, hilo principal: ${await movePaint(workspace)}`);
  if (plan.wants(INTERACCIONES)) console.log(`\n${INTERACCIONES}:\n\n${await interactionTable(workspace)}`);
  if (plan.wants(PRIMERA_VISTA)) console.log(`\n${PRIMERA_VISTA}:\n\n${await firstSight(workspace)}`);
  await Promise.all(rawUsers.map((user) => user.close()));
}
