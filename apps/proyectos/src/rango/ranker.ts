import { Injectable } from '@nestjs/common';
import { rankAt } from './rank.rules';

@Injectable()
export class Ranker {
  private instant = 0;

  /** Later than every rank this process gave before, also when the clock stands still or goes back. */
  next(): string {
    this.instant = Math.max(Date.now(), this.instant + 1);
    return rankAt(this.instant, Math.random());
  }
}
