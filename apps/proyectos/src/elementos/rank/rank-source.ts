import type { ClientSession, Model, Types } from 'mongoose';
import { objectId } from '../../storage/object-id';

/** The current ranks of the items among which one is placed. */
export interface RankSource {
  /** Ranks by id; items that do not exist are missing. */
  of(ids: string[]): Promise<Map<string, string>>;
  /** The first rank beyond this one; null: none. */
  following(rank: string): Promise<string | null>;
  /** The last rank before this one; null: none. */
  previous(rank: string): Promise<string | null>;
}

interface Ranked {
  _id: unknown;
  orden: string;
}

export interface Siblings {
  /** A field with an index in which `orden` comes next. */
  field: string;
  value: string | Types.ObjectId;
}

/** The ranks of the `siblings` among the documents of `model`. Native queries, because every move asks twice. */
export function rankSourceOf<T extends Ranked>(
  model: Model<T>,
  { field, value }: Siblings,
  session?: ClientSession,
): RankSource {
  const filter = { [field]: typeof value === 'string' ? objectId(value) : value };
  const edge = async (orden: Record<string, string>, direction: 1 | -1): Promise<string | null> => {
    const options = { projection: { orden: 1 }, sort: { orden: direction }, session };
    const found = await model.collection.findOne<Ranked>({ ...filter, orden }, options);
    return found?.orden ?? null;
  };
  return {
    async of(ids) {
      const among = { ...filter, _id: { $in: ids.map(objectId) } };
      const options = { projection: { orden: 1 }, session };
      const found = await model.collection.find<Ranked>(among as never, options).toArray();
      return new Map(found.map(({ _id, orden }) => [String(_id), orden]));
    },
    following: (rank) => edge({ $gt: rank }, 1),
    previous: (rank) => edge({ $lt: rank }, -1),
  };
}

/** `source`, with the ranks of documents that have been read already. */
export function rankSourceKnowing(source: RankSource, read: readonly Ranked[]): RankSource {
  const known = new Map(read.map(({ _id, orden }) => [String(_id), orden]));
  return { ...source, of: () => Promise.resolve(known) };
}
