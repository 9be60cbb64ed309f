import { availableParallelism } from 'node:os';

/** Hashing more at once than there are processors only makes every one of them slower, and fills memory. */
const DEFAULT_SLOTS = Math.max(1, availableParallelism());

/** First come, first served, a few at a time. */
export class HashingQueue {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(slots: number = DEFAULT_SLOTS) {
    this.free = slots;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
