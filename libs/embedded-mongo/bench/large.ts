import { MongoClient } from 'mongodb';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServerProcess, type ServerProcess } from '../test/server-process.ts';

/** What a large collection costs: opening it, reading it, and how long it keeps everybody else waiting. */
const { values } = parseArgs({ options: { documentos: { type: 'string', default: '1000000' } } });
const COUNT = Number(values.documentos);
const BATCH = 5_000;
const PROYECTOS = 10_000;
const TICKS_PER_SECOND = 100;

const document = (i: number) => ({
  _id: i,
  proyecto: i % PROYECTOS,
  correo: `persona${i}@ejemplo.es`,
  titulo: `Historia de usuario número ${i}`,
  descripcion: 'Como persona del equipo quiero ver el avance del sprint para decidir con datos. '.repeat(3),
  puntos: i % 13,
  creada: new Date(1_700_000_000_000 + i * 1000),
});

const connect = (server: ServerProcess) =>
  MongoClient.connect(server.uri, { serverSelectionTimeoutMS: 5_000 });

/** The longest time between asking somebody else's small question and its answer. */
function watchPauses(client: MongoClient): { worst(): Promise<number> } {
  let worst = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const began = performance.now();
      await client.db('admin').command({ ping: 1 });
      worst = Math.max(worst, performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return {
    async worst() {
      isOver = true;
      await asking;
      return worst;
    },
  };
}

function pssMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))![1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Of the thread that answers: on a busy machine it says what the wait does not. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

async function timed<Result>(
  name: string,
  server: ServerProcess,
  client: MongoClient,
  run: () => Promise<Result>,
): Promise<void> {
  const pauses = watchPauses(client);
  const began = performance.now();
  const before = processorSeconds(server.pid);
  const result = await run().catch((error: Error) => `rechazado: ${error.message.slice(0, 60)}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(2);
  const shown = (JSON.stringify(result) ?? '').slice(0, 40);
  console.log(
    `| ${name} | ${seconds} | ${(processorSeconds(server.pid) - before).toFixed(2)} | ${Math.round(await pauses.worst())} | ${pssMegabytes(server.pid)} | ${shown} |`,
  );
}

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-large-'));
let server = await startServerProcess(dataDir);
let client = await connect(server);
const first = client.db('d').collection<{ _id: number }>('grande');
await first.createIndexes([{ key: { proyecto: 1, _id: 1 } }, { key: { correo: 1 }, unique: true }]);
for (let from = 0; from < COUNT; from += BATCH)
  await first.insertMany(Array.from({ length: Math.min(BATCH, COUNT - from) }, (_, i) => document(from + i)));
console.log(`con ${COUNT} documentos recién escritos: ${pssMegabytes(server.pid)} MB`);
await client.close();
await server.stop('SIGTERM');

server = await startServerProcess(dataDir);
client = await connect(server);
const docs = client.db('d').collection<{ _id: number; proyecto: number }>('grande');
const ready = processorSeconds(server.pid).toFixed(2);
console.log(`listo en ${(server.startedInMs / 1000).toFixed(2)} s, ${ready} s de procesador\n`);
console.log(
  '| consulta | segundos | procesador (s) | pausa más larga para los demás (ms) | PSS (MB) | resultado |',
);
console.log('| --- | ---: | ---: | ---: | ---: | --- |');
await timed('primera lectura, por _id', server, client, () =>
  docs.findOne({ _id: 7 }, { projection: { titulo: 1 } }),
);
await timed('por índice', server, client, async () => (await docs.find({ proyecto: 77 }).toArray()).length);
await timed('recuento sin índice', server, client, () => docs.countDocuments({ puntos: 5 }));
await timed(
  'los 10 primeros sin índice',
  server,
  client,
  async () => (await docs.find().sort({ titulo: -1 }).limit(10).toArray()).length,
);
await timed(
  'todo ordenado sin índice',
  server,
  client,
  async () => (await docs.find().sort({ titulo: 1 }).batchSize(10).next())?._id,
);
await timed('$group', server, client, () =>
  docs.aggregate([{ $group: { _id: '$puntos', n: { $sum: 1 } } }]).toArray(),
);
await timed('distinct', server, client, async () => (await docs.distinct('puntos')).length);
await timed('1.000 cambios', server, client, async () => {
  for (let i = 0; i < 1_000; i++) await docs.updateOne({ _id: i * 7 }, { $inc: { puntos: 1 } });
});
await client.close();
await server.stop('SIGTERM');
await rm(dataDir, { recursive: true });
