import type { ClientSession, Model } from 'mongoose';
import { Types } from 'mongoose';

/** What a deletion needs to know about an entity. */
export interface Versioned {
  _id: Types.ObjectId;
  version: number;
  archivos?: { _id: Types.ObjectId }[];
  bloquea?: true;
}

/** Where a deleted entity goes: an id is the trash entry that keeps it, a date means that it is gone for good. */
export type Destination = Types.ObjectId | Date;

/** For so many days the id of an entity that is gone for good cannot be used again. */
export const TOMBSTONE_DAYS = 30;

/**
 * MongoDB removes a tombstone this long after the date in `eliminado`. What the trash keeps has the entry's id there
 * instead, and stays.
 */
export const tombstoneIndex = [{ eliminado: 1 }, { expireAfterSeconds: TOMBSTONE_DAYS * 86_400 }] as const;

/** Tombstones by the project that they have left: no query for what is in it may find them. */
export const goneIndex = [{ deProyecto: 1 }, { sparse: true }] as const;

/** Which project it leaves and when, for whoever keeps a copy of the project. What is purged has left it before. */
const left = () => ({
  deProyecto: { $ifNull: ['$deProyecto', '$proyecto'] },
  cambiado: new Date(),
});

/** What whoever has a copy of something must know to let it go. */
export interface Gone {
  _id: Types.ObjectId;
  version: number;
}

/** Those that have left a project since then. */
export async function goneSince<T>(
  model: Model<T>,
  deProyecto: Types.ObjectId,
  desde: Date,
): Promise<Gone[]> {
  const where = { deProyecto, cambiado: { $gte: desde } } as never;
  const found = model.collection.find(where, { projection: { version: 1 } });
  return (await found.toArray()) as unknown as Gone[];
}

/**
 * Empties the documents instead of removing them, so that a retried POST with a deleted id is refused: if it made the
 * entity again at version 1, every local copy would ignore it as older than the tombstone it holds. What goes into the
 * trash is kept inside as `conservado`, where no query for living entities finds it; with `conservar`, it is kept for
 * as long as the tombstone lasts.
 */
export async function bury<T>(
  model: Model<T>,
  entities: Versioned[],
  eliminado: Destination,
  session: ClientSession,
  conservar = !(eliminado instanceof Date),
): Promise<void> {
  if (!entities.length) return;
  const kept = conservar ? { conservado: '$$ROOT' } : {};
  await model.collection.updateMany(
    { _id: { $in: entities.map((entity) => entity._id) } },
    [{ $replaceWith: { _id: '$_id', version: { $add: ['$version', 1] }, eliminado, ...left(), ...kept } }],
    { session },
  );
}

/** What `buryWhere` has hidden and nobody has been told of yet, by deletion; what is published leaves the index. */
export const unpublishedIndex = [{ porAvisar: 1 }, { sparse: true }] as const;

/**
 * Puts everything that matches into a trash entry with one command, however much it is. Returns how much it was. Until
 * it is published, it bears the name of the deletion.
 */
export async function buryWhere<T>(
  model: Model<T>,
  where: object,
  { entrada, serie }: { entrada: Types.ObjectId; serie: string },
  session: ClientSession,
): Promise<number> {
  const tombstone = {
    _id: '$_id',
    version: { $add: ['$version', 1] },
    eliminado: entrada,
    ...left(),
    porAvisar: serie,
  };
  const { modifiedCount } = await model.collection.updateMany(
    where as never,
    [{ $replaceWith: { ...tombstone, conservado: '$$ROOT' } }],
    { session },
  );
  return modifiedCount;
}

/** A tombstone, with what `pick` names of the entity that it keeps. */
export interface Tombstone<T> {
  _id: Types.ObjectId;
  version: number;
  conservado: T;
}

/** Takes some of the tombstones that a deletion still has to publish. */
export async function takeUnpublished<T>(
  model: Model<T>,
  serie: string,
  { limit, pick }: { limit: number; pick: readonly (keyof T & string)[] },
  session: ClientSession,
): Promise<Tombstone<T>[]> {
  const names = ['version', ...pick.map((field) => `conservado.${field}`)];
  const projection = Object.fromEntries(names.map((name) => [name, 1]));
  const found = model.collection.find({ porAvisar: serie } as never, { session, projection }).limit(limit);
  const rows = (await found.toArray()) as unknown as Tombstone<T>[];
  if (!rows.length) return [];
  const ids = rows.map(({ _id }) => _id);
  await model.collection.updateMany({ _id: { $in: ids } }, { $unset: { porAvisar: '' } }, { session });
  return rows;
}

/** Where a deleted entity went; null if it exists. One without even a tombstone counts as gone for good. */
export async function fateOf<T>(
  model: Model<T>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<Destination | null> {
  const doc = await model.collection.findOne({ _id }, { session, projection: { eliminado: 1 } });
  return doc ? ((doc['eliminado'] ?? null) as Destination | null) : new Date();
}

/** The entity as it will be restored: its version is above the tombstone's, or copies would ignore it. */
const returned = <T>({ conservado, version }: Record<string, unknown>): T => ({
  ...(conservado as T),
  version: (version as number) + 1,
});

/** What the tombstone of one entity keeps. */
export async function findKept<T>(
  model: Model<T>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<T | null> {
  const row = await model.collection.findOne({ _id, conservado: { $exists: true } }, { session });
  return row && returned<T>(row);
}

/** What a trash entry keeps. */
export async function keptIn<T extends { _id: Types.ObjectId; version: number }>(
  model: Model<T>,
  entrada: Types.ObjectId,
  limit: number,
  session: ClientSession,
): Promise<T[]> {
  const rows = await model.collection.find({ eliminado: entrada }, { session }).limit(limit).toArray();
  return rows.map((row) => returned<T>(row));
}

/** Restores what `keptIn` has read. */
export async function revive<T extends { _id: Types.ObjectId; version: number }>(
  model: Model<T>,
  docs: readonly T[],
  session: ClientSession,
): Promise<void> {
  const operations = docs.map((replacement) => ({
    replaceOne: { filter: { _id: replacement._id, version: replacement.version - 1 }, replacement },
  }));
  if (operations.length) await model.collection.bulkWrite(operations as never, { session });
}
