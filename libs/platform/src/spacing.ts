import { setTimeout as delay } from 'node:timers/promises';

/** Turns that come at least so far apart; after a quiet time the next one comes at once. */
export class Spacing {
  private taken = -Infinity;

  constructor(private readonly apartMs: number) {}

  async turn(): Promise<void> {
    const wait = this.taken + this.apartMs - performance.now();
    if (wait > 0) await delay(wait);
    this.taken = performance.now();
  }
}
