import { DomainError, type Tx } from '@pmp/platform';
import { erroresPaquetes } from '@pmp/contracts/proyectos';
import { mongo } from 'mongoose';
import type { ImportPlan } from '../plan';

/** How a plan's people and versions stand in the documents of a service. */
export interface Mapping {
  plan: ImportPlan;
  idOf(correo: string): mongo.ObjectId;
  idOrNull(correo: string | null): mongo.ObjectId | null;
  versionOf(id: string): number;
}

/** One transaction of one service. */
export interface Writing extends Mapping {
  /** The service's own. */
  base: mongo.Db;
  session: mongo.ClientSession;
  /** Takes the messages about what is written. */
  outbox: Tx;
  now: Date;
}

/** Why a package cannot be taken in here, in Spanish. */
export const refused = (porque: string): DomainError => new DomainError(erroresPaquetes.noSeTrae, { porque });

export function mappingOf(plan: ImportPlan): Mapping {
  const idOf = (correo: string) => new mongo.ObjectId(plan.where.people.get(correo)!);
  return {
    plan,
    idOf,
    idOrNull: (correo) => (correo === null ? null : idOf(correo)),
    versionOf: (id) => plan.versions.get(id)!,
  };
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
    if (version >= versionOf(id)) throw refused(`${collection} ${id} acaba de cambiar: repítelo`);
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

/** Leaves the same as a permanent deletion: an id that stays rejected, with a version above that of every copy. `more`: what else. */
export async function bury(
  writing: Writing,
  collection: string,
  ids: readonly string[],
  more: object = {},
): Promise<void> {
  const tombstones = ids.map((id) => ({
    _id: new mongo.ObjectId(id),
    version: writing.versionOf(id),
    eliminado: writing.now,
    ...more,
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
