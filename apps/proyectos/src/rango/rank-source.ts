import type { ClientSession, Model } from 'mongoose';

/** The present ranks of the items among which one is put. */
export interface RankSource {
  /** Id to rank; those that are not there are missing. */
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

/** Those of `model` that match `where`, which an index with `orden` behind it must serve. */
export function rankSourceOf<T extends Ranked>(
  model: Model<T>,
  where: Record<string, unknown>,
  session?: ClientSession,
): RankSource {
  const edge = async (orden: Record<string, string>, direction: 1 | -1): Promise<string | null> => {
    const found = await model
      .findOne({ ...where, orden }, { orden: 1 }, { session })
      .sort({ orden: direction })
      .lean<Ranked | null>();
    return found?.orden ?? null;
  };
  return {
    async of(ids) {
      const found = await model
        .find({ ...where, _id: { $in: ids } }, { orden: 1 }, { session })
        .lean<Ranked[]>();
      return new Map(found.map(({ _id, orden }) => [String(_id), orden]));
    },
    following: (rank) => edge({ $gt: rank }, 1),
    previous: (rank) => edge({ $lt: rank }, -1),
  };
}
