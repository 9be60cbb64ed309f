import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { OUTBOX } from '../outbox/outbox';
import { OutboxRelay } from '../outbox/outbox.relay';
import type { OutboxRow } from '../outbox/outbox-row';
import { currentActor } from '../telemetry/correlation';
import { Draft, type StepTx, type Tx, type Writing } from './tx';
import type { Write } from '../mongo/bulk-write';
import { Gathering } from '../mongo/gathering';
import { answered } from '../mongo/answered';
import { takeTurn as takeTurnIn } from './turns';
import { refusedAmong, type Verdict } from './refused-drafts';
import { writeTogether, WritesRefused } from './write-together';

/** majority: otherwise an event could be sent for a write that a new primary rolls back. */
const DURABLE = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** The driver itself retries a conflict for two minutes, longer than any caller waits. */
const PATIENCE_MS = 15_000;
/** The database itself ends a transaction after a minute. */
const STEPS_PATIENCE_MS = 60_000;

/** The most works that may share a transaction. */
const MAX_TOGETHER = 50;

/** For so long the works of somebody of whom one was refused share no transaction with those of others. */
const DOUBTED_MS = 10_000;
const MAX_DOUBTED = 1_000;

/** The result of one work. */
interface Outcome {
  error?: unknown;
}

/** The transaction was certainly not committed, and some of its works may succeed without the others. */
class Refused extends Error {
  constructor(
    readonly reason: unknown,
    readonly verdict: Verdict<Draft>,
  ) {
    super('refused', { cause: reason });
  }
}

/** One transaction: the changes and the messages about them are stored together or not at all. */
@Injectable()
export class UnitOfWork {
  private readonly gathered = this.gathering();
  private readonly doubtful = this.gathering();
  private readonly doubted = new LRUCache<string, true>({ max: MAX_DOUBTED, ttl: DOUBTED_MS });

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly relay: OutboxRelay,
  ) {}

  /** `work` may run twice: do not publish, push to sockets or call HTTP in it, nor use `Promise.all` on its session. */
  run<T>(work: (tx: Tx) => T | Promise<T>): Promise<T> {
    return this.open(work);
  }

  /** Like `run`, for many steps of which each reads what those before it have written; it may take longer. */
  steps<T>(work: (tx: StepTx) => T | Promise<T>): Promise<T> {
    return this.open(work, { patience: STEPS_PATIENCE_MS });
  }

  private async open<T>(work: (tx: StepTx) => T | Promise<T>, options?: { patience: number }): Promise<T> {
    let result: T;
    try {
      await this.transact(async (session) => {
        const draft = new Draft();
        const flush = (): Promise<void> => this.writeAll(draft.writes.splice(0), session);
        const takeTurn = (what: string, whose?: string): Promise<void> =>
          takeTurnIn(this.connection, session, what, whose);
        result = await work(Object.assign(draft, { session, flush, takeTurn }));
        return [draft];
      }, options);
    } catch (error) {
      throw reasonOf(error);
    }
    return result!;
  }

  /**
   * Like `run`, for work that reads nothing in its transaction. Works that arrive while a transaction is under way
   * share the next one; if that one is refused, it is repeated without those that are to blame. Whoever is refused again
   * and again has only the works of others like that repeated.
   */
  async write<T>(work: (writing: Writing) => T): Promise<T> {
    const draft = new Draft();
    const result = work(draft);
    const actor = currentActor();
    const lane = actor !== null && this.doubted.has(actor) ? this.doubtful : this.gathered;
    const outcome = await lane.add(draft);
    if (!('error' in outcome)) return result;
    if (actor !== null && outcome.error instanceof Refused) this.doubted.set(actor, true);
    throw reasonOf(outcome.error);
  }

  private async writeAll(writes: Write[], session: ClientSession): Promise<void> {
    if (!writes.length) return;
    try {
      await writeTogether(this.connection, writes, session);
    } catch (error) {
      throw error instanceof WritesRefused ? error.reason : error;
    }
  }

  private gathering(): Gathering<Draft, Outcome> {
    return new Gathering(MAX_TOGETHER, (drafts) => this.commitEach(drafts));
  }

  private async commitEach(drafts: Draft[]): Promise<Outcome[]> {
    const outcome = await this.commit(drafts, { everyResult: false });
    if (drafts.length === 1 || !(outcome.error instanceof Refused)) return drafts.map(() => outcome);
    return this.commitApart(drafts);
  }

  /** Commits as many as possible together, in their order; asking for every result tells which ones are refused. */
  private async commitApart(drafts: Draft[]): Promise<Outcome[]> {
    if (!drafts.length) return [];
    const outcome = await this.commit(drafts, { everyResult: true });
    const { error } = outcome;
    if (drafts.length === 1 || !(error instanceof Refused)) return drafts.map(() => outcome);
    const { refused, suspect } = error.verdict;
    if (!refused.size) {
      const at = suspect ? drafts.indexOf(suspect) : Math.ceil(drafts.length / 2);
      const before = await this.commitApart(drafts.slice(0, at));
      return [...before, ...(await this.commitApart(drafts.slice(at)))];
    }
    const others = await this.commitApart(drafts.filter((draft) => !refused.has(draft)));
    return drafts.map((draft) => (refused.has(draft) ? { error: refused.get(draft) } : others.shift()!));
  }

  private commit(drafts: Draft[], options: { everyResult: boolean }): Promise<Outcome> {
    return this.transact(() => drafts, options).then(
      () => ({}),
      (error: unknown) => ({ error }),
    );
  }

  private async transact(
    work: (session: ClientSession) => Draft[] | Promise<Draft[]>,
    { everyResult, patience = PATIENCE_MS }: { everyResult?: boolean; patience?: number } = {},
  ): Promise<void> {
    const begun = new Set<Draft>();
    let rows: OutboxRow[] = [];
    const transaction = this.connection.transaction(async (session) => {
      const drafts = await work(session);
      for (const draft of drafts) begun.add(draft);
      rows = drafts.flatMap(sealed);
      const writes = [
        ...drafts.flatMap((draft) => draft.writes),
        ...rows.map((document) => ({ collection: OUTBOX, document })),
      ];
      if (!writes.length) return;
      try {
        await writeTogether(this.connection, writes, session, { everyResult: everyResult === true });
      } catch (error) {
        throw error instanceof WritesRefused
          ? new Refused(error.reason, refusedAmong(drafts, error.refused))
          : error;
      }
    }, DURABLE);
    try {
      await answered(transaction, patience);
    } catch (error) {
      throw isUnexplained(error) ? new Refused(error, { refused: new Map(), suspect: undefined }) : error;
    } finally {
      for (const draft of begun) draft.end();
    }
    this.relay.handOver(rows);
  }
}

/** A message that is too large to be sent is the fault of the draft that has it. */
function sealed(draft: Draft): OutboxRow[] {
  try {
    return draft.seal();
  } catch (error) {
    throw new Refused(error, { refused: new Map([[draft, error as Error]]), suspect: undefined });
  }
}

/** What the caller gets to see of an error. */
const reasonOf = (error: unknown): unknown => (error instanceof Refused ? error.reason : error);

/** The database refused the transaction without saying which write was to blame. */
const isUnexplained = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && !error.hasErrorLabel('UnknownTransactionCommitResult');
