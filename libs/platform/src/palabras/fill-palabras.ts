import type { Model, Types } from 'mongoose';

interface Stored {
  _id: Types.ObjectId;
}

/** What is searched in, and how it becomes words. */
export interface Searched<D> {
  /** The fields that `palabrasOf` reads. */
  fields: readonly (keyof D & string)[];
  palabrasOf(doc: D): string[];
  /** What is stored beside the words. */
  besidesOf?(doc: D): object;
}

/**
 * Gives words to those among the next `limit` documents that an earlier version stored without any. Returns the last id,
 * null at the end. What is edited meanwhile already has its words.
 */
export async function fillPalabras<D extends Stored>(
  model: Model<D>,
  { fields, palabrasOf, besidesOf }: Searched<D>,
  after: Types.ObjectId | null,
  limit: number,
): Promise<Types.ObjectId | null> {
  const { collection } = model;
  const beyond = after ? { _id: { $gt: after } } : {};
  const next = await collection
    .find(beyond, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  const [first, last] = [next[0]?._id, next.at(-1)?._id];
  if (!first || !last) return null;
  const palabras = { $exists: false };
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const missing = await collection
    .find({ _id: { $gte: first, $lte: last }, [fields[0]!]: { $exists: true }, palabras }, { projection })
    .toArray();
  const writes = missing.map((doc) => ({
    updateOne: {
      filter: { ...doc, palabras },
      update: { $set: { ...besidesOf?.(doc as unknown as D), palabras: palabrasOf(doc as unknown as D) } },
    },
  }));
  if (writes.length > 0) await collection.bulkWrite(writes, { ordered: false });
  return last;
}
