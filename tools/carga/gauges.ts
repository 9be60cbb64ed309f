import { readFileSync } from 'node:fs';
import { mustBeSome, mustFind } from '../patterns/must-find.ts';
import type { Product } from '../product/start-product.ts';
import { credentialsOf } from '../start/access/credentials.ts';
import { SERVICES } from '../start/services.ts';
import { addBuckets, type Buckets, readBuckets, since, upperBoundOf } from './histogram.ts';

const KB = 1_024;
const RETRASO = 'eventos_retraso_segundos';

const residentMb = (pid: number) =>
  Number(mustFind(`/proc/${pid}/status`, readFileSync(`/proc/${pid}/status`, 'utf8'), /VmRSS:\s+(\d+)/)[1]) /
  KB;

/** Memory used by each process, in MB. */
export const memoryOf = (product: Product): Map<string, number> =>
  new Map([...product.processes()].map(([name, pid]) => [name, residentMb(pid)]));

export const totalOf = (memory: ReadonlyMap<string, number>) =>
  [...memory.values()].reduce((sum, mb) => sum + mb, 0);

/** The delay with which events have been handled so far, for each consumer of all services. */
export async function eventLag({ baseUrl, dataDir }: Product): Promise<Map<string, Buckets>> {
  const { hostname, port } = new URL(baseUrl);
  const headers = { authorization: `Bearer ${credentialsOf(dataDir).metricas}` };
  const texts = SERVICES.map(async (service, n) => {
    const reply = await fetch(`http://${hostname}:${Number(port) + 1 + n}/metrics`, { headers });
    if (!reply.ok) throw new Error(`${service} no entrega sus métricas: ${reply.status}`);
    return [...readBuckets(await reply.text(), RETRASO, 'consumidor')];
  });
  return new Map(mustBeSome('/metrics', (await Promise.all(texts)).flat(), RETRASO));
}

/** What was handled between two readings: the delay of all, and the consumers by theirs, the slowest first. */
export function lagBetween(before: Map<string, Buckets>, after: Map<string, Buckets>) {
  const byConsumer = [...after].map(
    ([consumer, buckets]) => [consumer, since(before.get(consumer) ?? new Map(), buckets)] as const,
  );
  const slowest = byConsumer
    .map(([consumer, buckets]) => ({
      consumer,
      handled: buckets.get(Infinity) ?? 0,
      p99: upperBoundOf(buckets, 0.99),
    }))
    .filter(({ handled }) => handled > 0)
    .sort((a, b) => b.p99 - a.p99);
  return { p99: upperBoundOf(addBuckets(byConsumer.map(([, buckets]) => buckets)), 0.99), slowest };
}
