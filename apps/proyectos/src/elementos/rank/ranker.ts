import { Injectable } from '@nestjs/common';
import { erroresProyectos } from '@pmp/contracts/proyectos';
import { DomainError } from '@pmp/platform';
import { rankAfter, rankAt, rankBefore, rankBetween } from './rank.rules';
import type { RankSource } from './rank-source';

/** Ids of siblings. `despuesDe` null: right in front of `antesDe`, or first if that is null too. */
export interface Place {
  despuesDe: string | null;
  antesDe: string | null;
  /** It is put at the end of a list: the next item put there comes behind it, but not behind `antesDe`. */
  ultimo: boolean;
}

@Injectable()
export class Ranker {
  private instant = 0;

  /** A rank later than every one that this process gave before, even if the clock stands still or goes back. */
  next(): string {
    this.instant = Math.max(Date.now(), this.instant + 1);
    return rankAt(this.instant, Math.random());
  }

  /**
   * A rank between the two siblings as they stand now. If they are no longer in that order: right after `despuesDe`; if
   * that one is gone: right in front of `antesDe`, else first.
   */
  async place({ despuesDe, antesDe, ultimo }: Place, source: RankSource): Promise<string> {
    const ids = [despuesDe, antesDe].filter((id) => id !== null);
    const ranks = ids.length ? await source.of(ids) : new Map<string, string>();
    const low = ranks.get(despuesDe ?? '') ?? null;
    const high = ranks.get(antesDe ?? '') ?? null;
    if (low === null) return high === null ? this.follow(null, source) : this.before(high, source);
    if (high === null || low >= high) return this.after(low, source);
    return (ultimo ? rankAfter : rankBetween)(low, high, Math.random());
  }

  /**
   * A rank right after a sibling; null: in front of all of them. `all`: the wider list that the ranks order, so that
   * the item does not pass its neighbours there.
   */
  async follow(despuesDe: string | null, siblings: RankSource, all = siblings): Promise<string> {
    if (despuesDe === null) {
      const first = await siblings.following('');
      return first === null ? this.next() : this.before(first, all);
    }
    const low = (await siblings.of([despuesDe])).get(despuesDe);
    if (low === undefined) throw new DomainError(erroresProyectos.despuesDeNoValida);
    const high = await siblings.following(low);
    if (high === null) return this.after(low, all);
    const bound = all === siblings ? high : await all.following(low);
    return rankBetween(low, bound, Math.random());
  }

  private async before(high: string, source: RankSource): Promise<string> {
    return rankBefore(await source.previous(high), high, Math.random());
  }

  /** A rank behind the last item of a list, in front of whatever follows it in the wider list. */
  private async after(low: string, source: RankSource): Promise<string> {
    const high = await source.following(low);
    if (high !== null) return rankAfter(low, high, Math.random());
    // Items created later must still come after it, so the end is taken from the clock.
    const end = this.next();
    return end > low ? end : rankBetween(low, null, Math.random());
  }
}
