import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose, { Schema, Types } from 'mongoose';
import { startServerProcess, type ServerProcess } from '../test/server-process.ts';

const DOCUMENTS = 100_000;
const PROYECTOS = DOCUMENTS / 10;
const AT_ONCE = 50;

const historiaSchema = new Schema(
  {
    proyecto: { type: Number, index: true },
    codigo: { type: String, unique: true },
    titulo: String,
    descripcion: String,
    estado: String,
    puntos: Number,
    orden: Number,
    etiquetas: [String],
    creadaPor: Schema.Types.ObjectId,
    creada: Date,
    version: Number,
  },
  { versionKey: false },
);

interface Measure {
  operation: string;
  goal: number | null;
  cpu: number;
  rate: number;
}

const ids: Types.ObjectId[] = [];

function historia(i: number): Record<string, unknown> {
  return {
    _id: new Types.ObjectId(),
    proyecto: i % PROYECTOS,
    codigo: `H-${i}`,
    titulo: `Historia de usuario número ${i}`,
    descripcion:
      'Como persona del equipo quiero ver el avance del sprint para decidir con datos y no de memoria.',
    estado: 'pendiente',
    puntos: i % 13,
    orden: i,
    etiquetas: ['backend', 'urgente'],
    creadaPor: new Types.ObjectId(),
    creada: new Date(),
    version: 1,
  };
}

async function fill(connection: mongoose.Connection): Promise<void> {
  const historias = connection.model('Historia', historiaSchema);
  await historias.init();
  for (let from = 0; from < DOCUMENTS; from += 5_000) {
    const batch = Array.from({ length: 5_000 }, (_, i) => historia(from + i));
    for (const { _id } of batch) ids.push(_id as Types.ObjectId);
    await historias.collection.insertMany(batch as never);
  }
}

/** Milliseconds of server CPU per operation with `AT_ONCE` parallel clients; the first tenth is warm-up. */
async function measure(
  connection: mongoose.Connection,
  operation: string,
  goal: number | null,
  count: number,
  run: (i: number) => Promise<unknown>,
): Promise<Measure> {
  await inParallel(Math.ceil(count / 10), (i) => run(count + i));
  const before = await cpuMicros(connection);
  const began = performance.now();
  await inParallel(count, run);
  const seconds = (performance.now() - began) / 1000;
  const cpu = ((await cpuMicros(connection)) - before) / 1000 / count;
  return { operation, goal, cpu, rate: count / seconds };
}

async function inParallel(count: number, run: (i: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) await run(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function cpuMicros(connection: mongoose.Connection): Promise<number> {
  const { cpu } = await connection.db!.admin().serverStatus();
  return cpu.userMicros + cpu.systemMicros;
}

async function residentMegabytes(connection: mongoose.Connection): Promise<number> {
  return (await connection.db!.admin().serverStatus())['mem'].resident as number;
}

async function operations(connection: mongoose.Connection): Promise<Measure[]> {
  const historias = connection.model('Historia', historiaSchema);
  const any = () => ids[Math.floor(Math.random() * ids.length)]!;
  const anyProyecto = () => Math.floor(Math.random() * PROYECTOS);
  let next = DOCUMENTS;
  const transaction = () =>
    connection.withSession((session) =>
      session.withTransaction(async () => {
        await historias.updateOne({ _id: any() }, { $inc: { version: 1 } }).session(session);
        await historias.collection.insertOne(historia(next++) as never, { session });
      }),
    );
  const bench = measure.bind(null, connection);
  return [
    await bench('findById', 0.15, 20_000, () => historias.findById(any()).lean()),
    await bench('find indexado de 10', 0.15, 10_000, () =>
      historias.find({ proyecto: anyProyecto() }).lean(),
    ),
    await bench('create', 0.25, 10_000, () => historias.create(historia(next++))),
    await bench('updateOne', 0.25, 10_000, () =>
      historias.updateOne({ _id: any() }, { $set: { puntos: 5 }, $inc: { version: 1 } }),
    ),
    await bench('findOneAndUpdate', null, 5_000, () =>
      historias.findOneAndUpdate({ _id: any() }, { $inc: { version: 1 } }).lean(),
    ),
    await bench('transacción de 2 escrituras', 0.6, 4_000, transaction),
    await bench('recorrido sin índice', null, 50, () => historias.find({ titulo: 'no existe' }).lean()),
  ];
}

async function connectTo(server: ServerProcess): Promise<mongoose.Connection> {
  return mongoose.createConnection(server.uri, { dbName: 'bench', maxPoolSize: AT_ONCE }).asPromise();
}

const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-bench-'));
let server = await startServerProcess(dataDir);
let connection = await connectTo(server);
const atRest = await residentMegabytes(connection);
await fill(connection);
const measures = await operations(connection);
const full = await residentMegabytes(connection);
await connection.close();
await server.stop('SIGTERM');

const began = performance.now();
server = await startServerProcess(dataDir);
connection = await connectTo(server);
await connection.model('Historia', historiaSchema).findById(ids[7]).lean();
const reopened = performance.now() - began;
await connection.close();
await server.stop('SIGTERM');
await rm(dataDir, { recursive: true });

const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
row('operación', 'CPU del servidor (ms)', 'objetivo (ms)', 'por segundo');
row('---', '---:', '---:', '---:');
for (const { operation, goal, cpu, rate } of measures)
  row(operation, cpu.toFixed(3), goal ?? '—', Math.round(rate));
console.log(`\nreapertura hasta la primera lectura: ${Math.round(reopened)} ms (objetivo 2000)`);
console.log(`memoria: ${atRest} MB vacío, ${full} MB con todo (objetivo 450)`);
