import { setTimeout as delay } from 'node:timers/promises';

/** Keeps turns at least this far apart; after a pause, the next turn starts at once. */
export class Spacing {
  private taken = -Infinity;

  constructor(private readonly apartMs: number) {}

  async turn(): Promise<void> {
    const wait = this.taken + this.apartMs - performance.now();
    if (wait > 0) await delay(wait);
    this.taken = performance.now();
  }
}
