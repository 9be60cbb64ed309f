import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { ClientSession, Connection } from 'mongoose';
import { OutboxRelay } from '../outbox/outbox.relay';
import { SharedTransactions } from './shared-transactions';
import { reasonOf, Transactions } from './transactions';
import { takeTurn as takeTurnIn } from './turns';
import { Draft, type StepTx, type Tx, type Writing } from './tx';

/** The database itself ends a transaction after a minute. */
const STEPS_PATIENCE_MS = 60_000;

/** One transaction: the changes and the messages about them are stored together or not at all. */
@Injectable()
export class UnitOfWork {
  private readonly transactions: Transactions;
  private readonly shared: SharedTransactions;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    relay: OutboxRelay,
  ) {
    this.transactions = new Transactions(connection, relay);
    this.shared = new SharedTransactions(this.transactions);
  }

  /** `work` may run twice: do not publish, push to sockets or call HTTP in it, nor use `Promise.all` on its session. */
  run<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    return this.open(work);
  }

  /** Like `run`, for many steps of which each reads what those before it have written; it may take longer. */
  steps<T>(work: (tx: StepTx) => T | Promise<T>): Promise<T> {
    return this.open(work, { patience: STEPS_PATIENCE_MS });
  }

  /** Like `run`, for work that reads nothing in its transaction; it may share one with the work of others. */
  async write<T>(work: (writing: Writing) => T): Promise<T> {
    const draft = new Draft();
    const result = work(draft);
    await this.shared.commit(draft);
    return result;
  }

  private async open<T>(work: (tx: StepTx) => T | Promise<T>, options?: { patience: number }): Promise<T> {
    let result: T;
    const once = async (session: ClientSession): Promise<Draft[]> => {
      const draft = new Draft();
      const flush = (): Promise<void> => this.transactions.flush(draft, session);
      const takeTurn = (what: string, whose?: string): Promise<void> =>
        takeTurnIn(this.connection, session, what, whose);
      result = await work(Object.assign(draft, { session, flush, takeTurn }));
      return [draft];
    };
    await this.transactions.commit(once, options).catch((error: unknown) => {
      throw reasonOf(error);
    });
    return result!;
  }
}
