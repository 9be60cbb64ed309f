import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import { OUTBOX } from '../events/outbox/outbox';
import { OutboxRelay } from '../events/outbox/outbox.relay';
import type { OutboxRow } from '../events/outbox/outbox-row';
import { Draft, type Tx, type Writing } from '../events/tx';
import { Gathering } from '../gathering';
import { answered } from './answered';
import { writeTogether } from './write-together';

/** majority: otherwise an event could be sent for a write that a new primary rolls back. */
const DURABLE = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** The driver itself retries a conflict for two minutes, longer than any caller waits. */
const PATIENCE_MS = 15_000;

/** The most works that may share a transaction. */
const MAX_TOGETHER = 50;

/** The result of one work. */
interface Outcome {
  error?: unknown;
}

/** One transaction: the changes and the messages about them are stored together or not at all. */
@Injectable()
export class UnitOfWork {
  private readonly gathered = new Gathering<Draft, Outcome>(MAX_TOGETHER, (drafts) =>
    this.commitEach(drafts),
  );

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly relay: OutboxRelay,
  ) {}

  /** `work` may run twice: do not publish, push to sockets or call HTTP in it, nor use `Promise.all` on its session. */
  async run<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    let result: T;
    await this.transact(async (session) => {
      const draft = new Draft();
      result = await work(Object.assign(draft, { session }));
      return [draft];
    });
    return result!;
  }

  /**
   * Like `run`, for work that reads nothing in its transaction. Works that arrive while a transaction is under way
   * share the next one; if that one fails, each is written again by itself.
   */
  async write<T>(work: (writing: Writing) => T): Promise<T> {
    const draft = new Draft();
    const result = work(draft);
    const outcome = await this.gathered.add(draft);
    if ('error' in outcome) throw outcome.error;
    return result;
  }

  private async commitEach(drafts: Draft[]): Promise<Outcome[]> {
    const outcome = await this.commit(drafts);
    if (drafts.length === 1 || !isRefusal(outcome.error)) return drafts.map(() => outcome);
    const outcomes: Outcome[] = [];
    for (const draft of drafts) outcomes.push(await this.commit([draft]));
    return outcomes;
  }

  private commit(drafts: Draft[]): Promise<Outcome> {
    return this.transact(() => drafts).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
  }

  private async transact(work: (session: ClientSession) => Draft[] | Promise<Draft[]>): Promise<void> {
    const begun = new Set<Draft>();
    let rows: OutboxRow[] = [];
    const transaction = this.connection.transaction(async (session) => {
      const drafts = await work(session);
      for (const draft of drafts) begun.add(draft);
      rows = drafts.flatMap((draft) => draft.seal());
      const writes = [
        ...drafts.flatMap((draft) => draft.writes),
        ...rows.map((document) => ({ collection: OUTBOX, document })),
      ];
      if (writes.length) await writeTogether(this.connection, writes, session);
    }, DURABLE);
    try {
      await answered(transaction, PATIENCE_MS);
    } finally {
      for (const draft of begun) draft.end();
    }
    this.relay.handOver(rows);
  }
}

/** The transaction was certainly not committed, and some of its works may succeed by themselves. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DomainError ||
  (error instanceof mongo.MongoServerError && !error.hasErrorLabel('UnknownTransactionCommitResult'));
