import { mongo, type ClientSession, type Connection } from 'mongoose';
import { answered } from '../mongo/answered';
import { OUTBOX } from '../outbox/outbox';
import type { OutboxRelay } from '../outbox/outbox.relay';
import type { OutboxRow } from '../outbox/outbox-row';
import { refusedAmong, type Verdict } from './refused-drafts';
import type { Draft } from './tx';
import { writeTogether, WritesRefused } from './write-together';

/** majority: otherwise an event could be sent for a write that a new primary rolls back. */
const DURABLE = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } } as const;

/** The driver itself retries a conflict for two minutes, longer than any caller waits. */
const PATIENCE_MS = 15_000;

export interface CommitOptions {
  /** Whether a refusal is to say of every write whether it was to blame. */
  everyResult?: boolean;
  /** Milliseconds. */
  patience?: number;
}

/** The transaction was certainly not committed, and some of its works may succeed without the others. */
export class Refused extends Error {
  constructor(
    readonly reason: unknown,
    readonly verdict: Verdict<Draft>,
  ) {
    super('refused', { cause: reason });
  }
}

/** What the caller gets to see of an error. */
export const reasonOf = (error: unknown): unknown => (error instanceof Refused ? error.reason : error);

/** Transactions with what they write into the outbox. */
export class Transactions {
  constructor(
    private readonly connection: Connection,
    private readonly relay: OutboxRelay,
  ) {}

  /** Commits the drafts that `work` makes with their messages, which then leave. Throws Refused if nothing was committed. */
  async commit(
    work: (session: ClientSession) => Draft[] | Promise<Draft[]>,
    { everyResult = false, patience = PATIENCE_MS }: CommitOptions = {},
  ): Promise<void> {
    const begun = new Set<Draft>();
    let rows: OutboxRow[] = [];
    const transaction = this.connection.transaction(async (session) => {
      const drafts = await work(session);
      for (const draft of drafts) begun.add(draft);
      rows = drafts.flatMap(sealed);
      await this.writeAll(drafts, rows, session, everyResult);
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

  /** Writes what the draft has collected until now, so that its transaction reads it. */
  async flush(draft: Draft, session: ClientSession): Promise<void> {
    const writes = draft.writes.splice(0);
    if (!writes.length) return;
    await writeTogether(this.connection, writes, session).catch((error: unknown) => {
      throw error instanceof WritesRefused ? error.reason : error;
    });
  }

  private async writeAll(
    drafts: Draft[],
    rows: OutboxRow[],
    session: ClientSession,
    everyResult: boolean,
  ): Promise<void> {
    const writes = [
      ...drafts.flatMap((draft) => draft.writes),
      ...rows.map((document) => ({ collection: OUTBOX, document })),
    ];
    if (!writes.length) return;
    await writeTogether(this.connection, writes, session, { everyResult }).catch((error: unknown) => {
      throw error instanceof WritesRefused
        ? new Refused(error.reason, refusedAmong(drafts, error.refused))
        : error;
    });
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

/** The database refused the transaction without saying which write was to blame. */
const isUnexplained = (error: unknown): boolean =>
  error instanceof mongo.MongoServerError && !error.hasErrorLabel('UnknownTransactionCommitResult');
