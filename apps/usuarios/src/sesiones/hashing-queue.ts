import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import { availableParallelism } from 'node:os';

/** Hashing more at once than there are processors only makes every one of them slower, and fills memory. */
const DEFAULT_SLOTS = Math.max(1, availableParallelism());

/** A few seconds of work. Who comes later would have given up before their turn, and only keeps the queue long. */
const DEFAULT_ROOM = 400;

/** First come, first served, a few at a time; turns people away when the wait is hopeless. */
export class HashingQueue {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    slots: number = DEFAULT_SLOTS,
    private readonly room: number = DEFAULT_ROOM,
  ) {
    this.free = slots;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length >= this.room) throw new DomainError(erroresComunes.noDisponible);
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
