import type { ClientSession, Model } from 'mongoose';
import { Types } from 'mongoose';

/** What a deletion needs to know of an entity. */
export interface Versioned {
  _id: Types.ObjectId;
  version: number;
  archivos?: { _id: Types.ObjectId }[];
}

/** Where a deleted thing goes: into this entry of the trash, or (an instant) nowhere. */
export type Destination = Types.ObjectId | Date;

/** Days that the id of what is gone for good stays refused. */
const TOMBSTONE_DAYS = 30;

/** Counts from `eliminado` where that is an instant; what the trash keeps has its entry there and stays. */
export const tombstoneIndex = [{ eliminado: 1 }, { expireAfterSeconds: TOMBSTONE_DAYS * 86_400 }] as const;

/**
 * Empties the documents instead of removing them. A retried POST with a deleted id must be refused: were it to
 * begin again at version 1, every local copy would ignore it as older than the tombstone it holds. What goes into
 * the trash is kept inside, as `conservado`, where no query for the living finds it; so is what `conservar` says, for
 * as long as the tombstone stands.
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
    [{ $replaceWith: { _id: '$_id', version: { $add: ['$version', 1] }, eliminado, ...kept } }],
    { session },
  );
}

/** Where a deleted thing went; null: it lives. One of which nothing is left went nowhere. */
export async function fateOf<T>(
  model: Model<T>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<Destination | null> {
  const doc = await model.collection.findOne({ _id }, { session, projection: { eliminado: 1 } });
  return doc ? ((doc['eliminado'] ?? null) as Destination | null) : new Date();
}

/** As it will be when it is back: above the version of its tombstone. */
const returned = <T>({ conservado, version }: Record<string, unknown>): T => ({
  ...(conservado as T),
  version: (version as number) + 1,
});

/** What the tombstone keeps. */
export async function findKept<T>(
  model: Model<T>,
  _id: Types.ObjectId,
  session: ClientSession,
): Promise<T | null> {
  const row = await model.collection.findOne({ _id, conservado: { $exists: true } }, { session });
  return row && returned<T>(row);
}

/** What the entry keeps. */
export async function keptIn<T extends { _id: Types.ObjectId; version: number }>(
  model: Model<T>,
  entrada: Types.ObjectId,
  limit: number,
  session: ClientSession,
): Promise<T[]> {
  const rows = await model.collection.find({ eliminado: entrada }, { session }).limit(limit).toArray();
  return rows.map((row) => returned<T>(row));
}

/** Puts back what `keptIn` has read. */
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
