import { mongo } from 'mongoose';
import { Outbox } from './outbox';
import type { ImportPlan } from './plan';

/** One transaction of one service. */
export interface Writing {
  /** The service's own. */
  base: mongo.Db;
  session: mongo.ClientSession;
  plan: ImportPlan;
  outbox: Outbox;
  now: Date;
  idOf(correo: string): mongo.ObjectId;
  idOrNull(correo: string | null): mongo.ObjectId | null;
  versionOf(id: string): number;
  /** What `proyectos` will tell of the project, its epics and stories, for a part that must know it before it is told. */
  told(): AsyncGenerator<Told>;
}

/** A state that services copy. */
export interface ToldState {
  _id: string;
  version: number;
  datos: object;
}

export interface Told {
  entidad: 'proyecto' | 'epica' | 'historia';
  states: ToldState[];
}

export function startWriting(
  plan: ImportPlan,
  base: mongo.Db,
  session: mongo.ClientSession,
  told: (writing: Writing) => AsyncGenerator<Told>,
): Writing {
  const idOf = (correo: string) => new mongo.ObjectId(plan.where.people.get(correo)!);
  const writing: Writing = {
    base,
    session,
    plan,
    outbox: new Outbox(),
    now: new Date(),
    idOf,
    idOrNull: (correo) => (correo === null ? null : idOf(correo)),
    versionOf: (id) => plan.versions.get(id)!,
    told: () => told(writing),
  };
  return writing;
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
