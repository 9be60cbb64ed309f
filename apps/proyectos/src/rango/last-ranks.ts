import { LRUCache } from 'lru-cache';
import type { RankSource } from './rank-source';

/**
 * How long this process may not see what another replica has put last; what it puts last itself meanwhile comes behind
 * that.
 */
const TRUST_MS = 500;
const MAX_REMEMBERED = 2_000;

/** The last rank of each list, as this process read or gave it a moment ago. */
export class LastRanks {
  private readonly ranks = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: TRUST_MS });

  /**
   * `rank` was given in the list, or may have been: if it is behind the remembered last rank, it is the last one now.
   */
  given(list: string, rank: string): void {
    const last = this.ranks.get(list);
    if (last !== undefined && rank > last) this.ranks.set(list, rank);
  }

  /** Wraps `source` so that it is not asked what follows the list's last rank. */
  knownTo(list: string, source: RankSource): RankSource {
    return {
      ...source,
      following: async (rank) => {
        if (this.ranks.get(list) === rank) return null;
        const next = await source.following(rank);
        if (next === null) this.ranks.set(list, rank);
        return next;
      },
    };
  }
}
