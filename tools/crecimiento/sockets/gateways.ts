import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { holdPortRange } from '../../start/port-range.ts';
import type { Product } from '../../product/start-product.ts';

const START_LIMIT_MS = 120_000;
const POLL_MS = 200;
/** Ticks of the processor's clock in a second, as Linux counts them for every process. */
const TICKS = 100;

/** One more gateway of a product that runs. */
export interface Gateway {
  baseUrl: string;
  pid: number;
}

export interface Gateways {
  all: Gateway[];
  stop(): Promise<void>;
}

/** What the gateway of the product was started with: its address for each service, and who it is for NATS. */
function environmentOf(pid: number): Record<string, string> {
  const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

async function untilReady(baseUrl: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const reply = await fetch(`${baseUrl}/api/salud`).catch(() => null);
    if (reply?.ok) return;
    await delay(POLL_MS);
  }
  throw new Error(`${baseUrl} no está listo`);
}

/** Starts `count` more of them, each a process of its own. */
export async function startGateways(product: Product, count: number): Promise<Gateways> {
  const env = environmentOf(product.processes().get('gateway')!);
  const children: ChildProcess[] = [];
  const gone: Promise<unknown>[] = [];
  const ranges: { release(): void }[] = [];
  const all: Gateway[] = [];
  const stop = async (): Promise<void> => {
    for (const child of children) child.kill('SIGKILL');
    await Promise.all(gone);
    for (const range of ranges) range.release();
  };
  try {
    for (let n = 0; n < count; n += 1) {
      const range = await holdPortRange();
      ranges.push(range);
      const child = spawn(process.execPath, ['--max-old-space-size=1024', 'dist/apps/gateway/main.js'], {
        stdio: 'ignore',
        env: { ...env, PORT: String(range.first), METRICAS_PUERTO: '' },
      });
      children.push(child);
      gone.push(once(child, 'exit'));
      all.push({ baseUrl: `http://127.0.0.1:${range.first}`, pid: child.pid! });
    }
    for (const { baseUrl } of all) await untilReady(baseUrl);
    return { all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds of processor that a process has used so far. */
export function processorOf({ pid }: Gateway): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}
