import type { ClientSession, Model, Types } from 'mongoose';

/** What a deletion needs to know of an entity. */
export interface Versioned {
  _id: Types.ObjectId;
  version: number;
  archivos?: { _id: Types.ObjectId }[];
}

/** Days that a deleted entity's id stays refused. */
const TOMBSTONE_DAYS = 30;

export const tombstoneIndex = [{ eliminado: 1 }, { expireAfterSeconds: TOMBSTONE_DAYS * 86_400 }] as const;

/**
 * Empties the documents instead of removing them. A retried POST with a deleted id must be refused: were it to
 * begin again at version 1, every local copy would ignore it as older than the tombstone it holds.
 */
export async function bury<T>(
  model: Model<T>,
  entities: Versioned[],
  eliminado: Date,
  session: ClientSession,
): Promise<void> {
  if (!entities.length) return;
  await model.collection.updateMany(
    { _id: { $in: entities.map((entity) => entity._id) } },
    [{ $replaceWith: { _id: '$_id', version: { $add: ['$version', 1] }, eliminado } }],
    { session },
  );
}
