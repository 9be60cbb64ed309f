import type { ClientSession, Model, Types } from 'mongoose';

/** Writes the changes of entities that the caller has read in the same transaction. */
export async function updateMany<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  changed: { doc: T; changes: Partial<T> }[],
  updatedAt: Date,
  session: ClientSession,
): Promise<void> {
  if (!changed.length) return;
  const set: object = Object.assign({ updatedAt }, ...changed.map(({ changes }) => changes));
  await model.collection.updateMany(
    { _id: { $in: changed.map(({ doc }) => doc._id) } },
    { $set: set, $inc: { version: 1 } },
    { session },
  );
}
