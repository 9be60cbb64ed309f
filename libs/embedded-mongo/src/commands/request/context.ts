import type { Login } from '../../auth/login.ts';
import type { Users } from '../../auth/users.ts';
import { MongoError } from '../../errors.ts';
import type { Collection, Prepared } from '../../store/collection.ts';
import type { Found, Owner } from '../../store/records/records.ts';
import type { Shadow } from '../../store/records/shadow.ts';
import type { Store } from '../../store/store.ts';
import { Locked } from '../../transactions/direct-writer.ts';
import type { Session, Sessions } from '../../transactions/sessions.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import type { Doc } from '../../values/bson/doc.ts';
import type { Reply } from '../../wire/replies.ts';
import { numberOf } from './arguments.ts';
import type { Cursors } from './cursors.ts';
import type { FailPoint } from './fail-point.ts';
import type { Metrics } from './metrics.ts';

/** Where a command reads and writes: directly in the store, or in a transaction. */
interface Writer {
  shadow(collection: Collection): Shadow | null;
  insert(collection: Collection, after: Prepared): void;
  replace(collection: Collection, found: Found, after: Prepared): void;
  remove(collection: Collection, found: Found): void;
}

export interface Services {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly metrics: Metrics;
  readonly failPoint: FailPoint;
  /** null: everybody who reaches the server may do everything. */
  readonly users: Users | null;
}

export interface Connection {
  readonly id: number;
  /** The address at which the client reached this server; `hello` must return it. */
  readonly address: string;
  readonly login: Login;
}

export interface CommandContext {
  readonly services: Services;
  readonly connection: Connection;
  readonly database: string;
  readonly name: string;
  readonly command: Doc;
  readonly session: Session | null;
  readonly transaction: Transaction | null;
  readonly writer: Writer;
}

export type Handler = (context: CommandContext) => Reply | Promise<Reply>;

export function collectionName({ command, name }: CommandContext): string {
  const value = command[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new MongoError(73, 'InvalidNamespace', `collection name has invalid type for command '${name}'`);
}

/** A collection that another open transaction has created does not exist yet. */
export function findCollection(context: CommandContext): Collection | undefined {
  const found = context.services.store.get(context.database, collectionName(context));
  if (found === undefined || found.createdBy === null || found.createdBy === context.transaction)
    return found;
  return undefined;
}

/** Creates the collection if it does not exist, because writing to one creates it. */
export function ensureCollection(
  { services: { store }, transaction }: CommandContext,
  database: string,
  name: string,
): Collection {
  const existing = store.get(database, name);
  if (existing !== undefined) {
    if (existing.createdBy !== transaction) store.publish(existing);
    return existing;
  }
  const created = store.create(database, name, transaction);
  transaction?.createdCollections.push(created);
  return created;
}

/**
 * Repeats `attempt` until no lock of an open transaction stops it. `attempt` must be able to continue where it stopped.
 */
export async function whenUnlocked<T>({ command }: CommandContext, attempt: () => T): Promise<T> {
  const limit = numberOf(command['maxTimeMS'], 0);
  const deadline = limit === 0 ? Infinity : Date.now() + limit;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Locked)) throw error;
      await endOrDeadline(error.owner, deadline);
    }
  }
}

async function endOrDeadline(owner: Owner, deadline: number): Promise<void> {
  if (deadline === Infinity) return owner.ended;
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    const error = new MongoError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
    timer = setTimeout(() => reject(error), Math.max(0, deadline - Date.now()));
  });
  await Promise.race([owner.ended, expired]).finally(() => clearTimeout(timer));
}
