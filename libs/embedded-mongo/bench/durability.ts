import { MongoClient } from 'mongodb';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '../test/server-process.ts';

/** What it costs to survive a power cut: the same writes with both settings, alone and together. */
const WRITES = 3_000;
const AT_ONCE = [1, 10, 50];

async function measure(durability: 'normal' | 'full', atOnce: number): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-durability-'));
  const server = await startServerProcess(dataDir, '--durability', durability);
  const client = await MongoClient.connect(server.uri, { maxPoolSize: atOnce });
  const docs = client.db('d').collection<{ _id: number; texto: string }>('c');
  const status = () => client.db('admin').command({ serverStatus: 1 });
  let next = 0;
  const run = async (count: number): Promise<number[]> => {
    const end = next + count;
    const times: number[] = [];
    const worker = async (): Promise<void> => {
      while (next < end) {
        const began = performance.now();
        await docs.insertOne({ _id: next++, texto: 'x'.repeat(300) });
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    return times.sort((a, b) => a - b);
  };
  await run(500);
  const before = await status();
  const began = performance.now();
  const times = await run(WRITES);
  const seconds = (performance.now() - began) / 1000;
  const after = await status();
  const cpu =
    (after['cpu'].userMicros +
      after['cpu'].systemMicros -
      before['cpu'].userMicros -
      before['cpu'].systemMicros) /
    1000;
  const cells = [
    durability,
    atOnce,
    Math.round(WRITES / seconds),
    times[times.length >> 1]!.toFixed(2),
    times[Math.floor(times.length * 0.99)]!.toFixed(2),
    (cpu / WRITES).toFixed(3),
    after['journal'].syncs - before['journal'].syncs,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  await client.close();
  await server.stop('SIGTERM');
  await rm(dataDir, { recursive: true });
}

console.log(
  '| ajuste | a la vez | inserciones por segundo | mediana (ms) | p99 (ms) | CPU por inserción (ms) | fsync |',
);
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const atOnce of AT_ONCE) {
  await measure('normal', atOnce);
  await measure('full', atOnce);
}
