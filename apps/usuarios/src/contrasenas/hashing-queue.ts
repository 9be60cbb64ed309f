import { erroresGateway } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';
import { availableParallelism } from 'node:os';

/** Hashing more passwords at once than there are processors makes all of them slower and fills memory. */
const DEFAULT_SLOTS = Math.max(1, availableParallelism());

/** A few seconds of work. Later arrivals would have given up before their turn, and only make the queue longer. */
const DEFAULT_ROOM = 400;

/** Runs a few at a time, first come, first served; refuses work when the wait would be hopeless. */
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
    else if (this.waiting.length >= this.room)
      throw new DomainError(erroresGateway.sobrecarga, { parte: 'usuarios' });
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
