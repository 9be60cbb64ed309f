import { MongoError } from '../errors.ts';
import type { Journal } from '../store/journal/journal.ts';
import type { Collection } from '../store/collection.ts';
import type { Store } from '../store/store.ts';
import { Transaction } from './transaction.ts';

export const SESSION_TIMEOUT_MINUTES = 30;
const TRANSACTION_LIFETIME_MS = 60_000;
/** Drivers look for the server again half a second after they lost it, at the latest. */
const RECONNECT_MS = 1_000;

export interface Session {
  readonly id: string;
  /** The highest transaction number the client has used, for a transaction or a retryable write. */
  number: number;
  transaction: Transaction | null;
  /** Ids of the connections on which commands of the open transaction arrived. */
  readonly connections: Set<number>;
  /** The reply to the retryable write or the commit with `number`. */
  reply: Uint8Array | null;
  /** The write with `number` while it waits for a lock; if it is sent again, the retry waits for the same result. */
  inFlight: Promise<unknown> | null;
  usedAt: number;
}

/** Logical sessions: their open transaction and their last reply, so that a resent write is not applied twice. */
export class Sessions {
  private readonly sessions = new Map<string, Session>();
  private readonly store: Store;
  private readonly journal: Journal;

  constructor(store: Store) {
    this.store = store;
    this.journal = store.journal;
    for (const { session, number, reply, at } of this.journal.readReplies()) {
      this.sessions.set(session, { ...newSession(session), number, reply, usedAt: at });
    }
  }

  of(id: string): Session {
    let session = this.sessions.get(id);
    if (session === undefined) this.sessions.set(id, (session = newSession(id)));
    session.usedAt = Date.now();
    return session;
  }

  *openTransactions(): Iterable<Transaction> {
    for (const { transaction } of this.sessions.values()) if (transaction !== null) yield transaction;
  }

  get size(): number {
    return this.sessions.size;
  }

  begin(session: Session, number: number): Transaction {
    if (number < session.number) throw tooOld(number, session);
    if (number === session.number) {
      throw new MongoError(
        50911,
        'Location50911',
        `Cannot start a transaction with already used number ${number}`,
      );
    }
    this.abort(session);
    session.number = number;
    session.reply = null;
    session.connections.clear();
    session.transaction = new Transaction(number, this.store.snapshots);
    return session.transaction;
  }

  current(session: Session, number: number): Transaction {
    const { transaction } = session;
    if (transaction !== null && transaction.number === number) return transaction;
    if (number < session.number) throw tooOld(number, session);
    throw noSuchTransaction(number);
  }

  commit(session: Session, reply: Uint8Array): void {
    const transaction = session.transaction!;
    session.transaction = null;
    for (const collection of transaction.createdCollections) this.store.publish(collection);
    transaction.commit();
    this.keepReply(session, reply);
  }

  abort(session: Session): void {
    const { transaction } = session;
    if (transaction === null) return;
    session.transaction = null;
    transaction.abort();
    for (const collection of transaction.createdCollections) this.dropUnused(collection, transaction);
  }

  /** Stores the reply in the same COMMIT as the write itself. */
  keepReply(session: Session, reply: Uint8Array): void {
    session.reply = reply;
    this.journal.putReply(session.id, session.number, reply);
  }

  end(id: string): void {
    const session = this.sessions.get(id);
    if (session === undefined) return;
    this.abort(session);
    this.sessions.delete(id);
  }

  abortAll(): void {
    for (const session of this.sessions.values()) this.abort(session);
  }

  /**
   * A killed client never ends its transaction. Soon after the last connection that used it closes, its locks are
   * released; otherwise they would block everybody until the transaction times out. Until then, a client that only lost
   * its connection can send its commit again.
   */
  connectionClosed(connection: number): void {
    for (const session of this.sessions.values()) {
      const { transaction } = session;
      if (transaction === null || !session.connections.delete(connection)) continue;
      if (session.connections.size > 0) continue;
      const abandon = (): void => {
        if (session.transaction === transaction && session.connections.size === 0) this.abort(session);
      };
      setTimeout(abandon, RECONNECT_MS).unref();
    }
  }

  sweep(now: number): void {
    const oldest = now - SESSION_TIMEOUT_MINUTES * 60_000;
    for (const session of this.sessions.values()) {
      if (session.transaction !== null && session.transaction.startedAt < now - TRANSACTION_LIFETIME_MS)
        this.abort(session);
      if (session.usedAt < oldest && session.transaction === null) this.sessions.delete(session.id);
    }
    // Those of sessions that their client ended are forgotten here too: it may still resend their last write.
    this.journal.forgetReplies(oldest);
  }

  private dropUnused(collection: Collection, creator: Transaction): void {
    if (collection.createdBy === creator) this.store.drop(collection);
  }
}

export function noSuchTransaction(number: number): MongoError {
  const message = `Given transaction number ${number} does not match any in-progress transactions.`;
  return new MongoError(251, 'NoSuchTransaction', message, { errorLabels: ['TransientTransactionError'] });
}

export function tooOld(number: number, session: Session): MongoError {
  const message = `Cannot use transaction number ${number} on session ${session.id}: ${session.number} has already been used.`;
  return new MongoError(225, 'TransactionTooOld', message);
}

function newSession(id: string): Session {
  return {
    id,
    number: -1,
    transaction: null,
    connections: new Set(),
    reply: null,
    inFlight: null,
    usedAt: Date.now(),
  };
}
