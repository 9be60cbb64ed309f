import type { Outbox } from './outbox';
import type { OutboxRow } from './outbox-row';

/** The most that is in memory and being sent at one time. */
const BATCH = { rows: 200, messages: 1_000 };
const MAX_FRESH_ROWS = 1_000;
/** How often to look for rows of a replica that died before it could announce them. */
const LOOK_MS = 5_000;

/**
 * What is to be sent next, in order. In the state `memory` that is exactly the rows that this process has committed
 * since its last look at the database; in the state `database` there may be others, and the oldest are read there.
 */
export class OutboxQueue {
  private state: 'memory' | 'database' = 'database';
  private fresh: OutboxRow[] = [];
  private lookedAt = -Infinity;

  constructor(private readonly outbox: Outbox) {}

  get isEmpty(): boolean {
    return this.state === 'memory' && this.fresh.length === 0;
  }

  /** True: what comes next is known without asking the database. */
  get isInMemory(): boolean {
    return this.state === 'memory';
  }

  get isLookDue(): boolean {
    return performance.now() > this.lookedAt + LOOK_MS;
  }

  /** Takes rows that this process has just committed; beyond what memory may hold they are read from the database. */
  add(rows: OutboxRow[]): void {
    if (this.fresh.length >= MAX_FRESH_ROWS) this.state = 'database';
    if (this.state === 'memory') this.fresh.push(...rows);
  }

  lookAgain(): void {
    this.state = 'database';
  }

  /** Sent rows are deleted before the database is read, or they would be read and sent once more. */
  async next(mayDelete: () => boolean): Promise<OutboxRow[]> {
    if (this.state === 'memory') return this.takeFresh();
    await this.outbox.settle(mayDelete);
    this.state = 'memory';
    this.lookedAt = performance.now();
    this.fresh = [];
    const { rows, complete } = await this.outbox.read(BATCH);
    if (!complete) this.state = 'database';
    return rows;
  }

  private takeFresh(): OutboxRow[] {
    let count = 0;
    let messages = 0;
    while (count < this.fresh.length && count < BATCH.rows && messages < BATCH.messages) {
      messages += this.fresh[count++]!.mensajes.length;
    }
    return this.fresh.splice(0, count);
  }
}
