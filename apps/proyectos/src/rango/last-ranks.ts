import { LRUCache } from 'lru-cache';
import type { RankSource } from './rank-source';

/** How long what another replica puts last may go unseen: what comes last now then stands behind it. */
const TRUST_MS = 500;
const MAX_REMEMBERED = 2_000;

/** The last rank of each list, as this process has read or given it a moment ago. */
export class LastRanks {
  private readonly ranks = new LRUCache<string, string>({ max: MAX_REMEMBERED, ttl: TRUST_MS });

  /** `rank` is given in the list, or may be: it is the last one from now on if it is behind the one remembered. */
  given(list: string, rank: string): void {
    const last = this.ranks.get(list);
    if (last !== undefined && rank > last) this.ranks.set(list, rank);
  }

  /** `source`, which is not asked what follows the list's last rank. */
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
