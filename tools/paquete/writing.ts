import { mongo } from 'mongoose';
import { readEntries } from './package-entries.ts';
import type { Kind, Line } from './lines.ts';
import { Outbox } from './outbox.ts';
import type { Plan } from './plan.ts';
import { readLines } from './read-lines.ts';

const BATCH = 500;
const DUPLICATE_KEY = 11_000;

/** One transaction of one service. */
export interface Writing {
  base: mongo.Db;
  session: mongo.ClientSession;
  plan: Plan;
  outbox: Outbox;
  now: Date;
  idOf(correo: string): mongo.ObjectId;
  idOrNull(correo: string | null): mongo.ObjectId | null;
  versionOf(id: string): number;
}

function newWriting(plan: Plan, base: mongo.Db, session: mongo.ClientSession): Writing {
  const idOf = (correo: string) => new mongo.ObjectId(plan.where.people.get(correo)!);
  return {
    base,
    session,
    plan,
    outbox: new Outbox(),
    now: new Date(),
    idOf,
    idOrNull: (correo) => (correo === null ? null : idOf(correo)),
    versionOf: (id) => plan.versions.get(id)!,
  };
}

/** Writes one service's part and the messages for its relay, or nothing. */
export async function inTransaction(
  client: mongo.MongoClient,
  plan: Plan,
  base: mongo.Db,
  work: (writing: Writing) => Promise<void>,
): Promise<void> {
  const session = client.startSession();
  const durable = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;
  try {
    await session.withTransaction(async () => {
      const writing = newWriting(plan, base, session);
      await work(writing);
      await writing.outbox.save(base, session);
    }, durable);
  } catch (error) {
    if ((error as { code?: unknown }).code !== DUPLICATE_KEY) throw error;
    throw new Error(`algo de lo que trae ya existe aquí en otro sitio: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    await session.endSession();
  }
}

/** The lines of these kinds that must be written, a few hundred at a time, read from the package. */
export async function* linesToWrite<K extends Kind>(
  { inspected, difference, proyecto }: Plan,
  kinds: readonly K[],
): AsyncGenerator<{ kind: K; lines: Line<K>[] }> {
  const wanted = new Map(
    kinds.map((kind) => [kind, new Set([...difference[kind].creados, ...difference[kind].cambiados])]),
  );
  for await (const entry of readEntries(inspected.path)) {
    if (entry.what !== 'lines') continue;
    const kind = entry.kind as K;
    const ids = wanted.get(kind);
    if (!ids?.size) continue;
    let lines: Line<K>[] = [];
    for (const { line } of readLines(kind, entry.bytes)) {
      if (!ids.has(line._id)) continue;
      lines.push(kind === 'proyecto' ? (proyecto as Line<K>) : line);
      if (lines.length < BATCH) continue;
      yield { kind, lines };
      lines = [];
    }
    if (lines.length) yield { kind, lines };
  }
}

/** Replaces the documents that still have the plan's versions, and inserts those that do not exist. */
export async function putVersioned(
  { base, session, versionOf }: Writing,
  collection: string,
  docs: readonly { _id: mongo.ObjectId }[],
): Promise<void> {
  if (docs.length === 0) return;
  const target = base.collection(collection);
  const ids = docs.map(({ _id }) => _id);
  const found = await target.find({ _id: { $in: ids } }, { session, projection: { version: 1 } }).toArray();
  const current = new Map(found.map(({ _id, version }) => [String(_id), version as number]));
  for (const [id, version] of current) {
    if (version >= versionOf(id)) throw new Error(`${collection} ${id} acaba de cambiar: repítelo`);
  }
  const operations = docs.map((replacement) =>
    current.has(replacement._id.toHexString())
      ? { replaceOne: { filter: { _id: replacement._id }, replacement } }
      : { insertOne: { document: replacement } },
  );
  await target.bulkWrite(operations as never, { session });
}

export const objectIds = (ids: readonly string[]): mongo.ObjectId[] =>
  ids.map((id) => new mongo.ObjectId(id));

/** Leaves the same as a permanent deletion: an id that stays rejected, with a version above that of every copy. */
export async function bury(writing: Writing, collection: string, ids: readonly string[]): Promise<void> {
  const tombstones = ids.map((id) => ({
    _id: new mongo.ObjectId(id),
    version: writing.versionOf(id),
    eliminado: writing.now,
  }));
  await putVersioned(writing, collection, tombstones);
}

/** For things without versions: removes them, for good or before writing them again. */
export async function removeOld(
  { base, session, plan }: Writing,
  kind: 'historial' | 'tableros' | 'medidas' | 'mensajes',
): Promise<void> {
  const { cambiados, retirados } = plan.difference[kind];
  const _id = { $in: objectIds([...cambiados, ...retirados]) };
  await base.collection(kind).deleteMany({ _id }, { session });
}
