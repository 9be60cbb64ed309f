import { readFileSync } from 'node:fs';
import type { Product } from '../product/start-product.ts';
import { credentialsOf } from '../start/access/credentials.ts';
import { SERVICES } from '../start/services.ts';
import { addBuckets, type Buckets, readBuckets } from './histogram.ts';

const KB = 1_024;
const RETRASO = 'eventos_retraso_segundos';

const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / KB;

/** Memory used by each process, in MB. */
export const memoryOf = (product: Product): Map<string, number> =>
  new Map([...product.processes()].map(([name, pid]) => [name, residentMb(pid)]));

export const totalOf = (memory: ReadonlyMap<string, number>) =>
  [...memory.values()].reduce((sum, mb) => sum + mb, 0);

/** The delay with which events have been handled so far, over all consumers of all services. */
export async function eventLag({ baseUrl, dataDir }: Product): Promise<Buckets> {
  const { hostname, port } = new URL(baseUrl);
  const headers = { authorization: `Bearer ${credentialsOf(dataDir).metricas}` };
  const texts = SERVICES.map(async (service, n) => {
    const reply = await fetch(`http://${hostname}:${Number(port) + 1 + n}/metrics`, { headers });
    if (!reply.ok) throw new Error(`${service} no entrega sus métricas: ${reply.status}`);
    return reply.text();
  });
  return addBuckets((await Promise.all(texts)).map((text) => readBuckets(text, RETRASO)));
}
