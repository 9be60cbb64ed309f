import { authorize } from './admin/authorize.ts';
import { MongoError } from '../errors.ts';
import { directWriter } from '../transactions/direct-writer.ts';
import { tooOld, type Session } from '../transactions/sessions.ts';
import type { Doc } from '../values/bson/doc.ts';
import { decode, encode } from '../values/bson/document.ts';
import { CursorReply, type Reply } from '../wire/replies.ts';
import type { CommandContext, Connection, Handler, Services } from './request/context.ts';
import { docArgument, numberArgument, numberOf } from './request/arguments.ts';
import { refuseInTransaction } from './catalogue/ddl.ts';
import { DroppedConnection } from './request/fail-point.ts';
import { refuseUnknownFields } from './request/known-fields.ts';
import { handlers, retryableWrites } from './registry.ts';
import { sessionId } from './admin/session-commands.ts';
import { touchedCollections } from './touched-collections.ts';

const IN_TRANSACTIONS = new Set([
  'aggregate',
  'bulkWrite',
  'create',
  'createIndexes',
  'delete',
  'distinct',
  'find',
  'findAndModify',
  'findandmodify',
  'getMore',
  'insert',
  'killCursors',
  'update',
]);
const ENDS_TRANSACTION = new Set(['commitTransaction', 'abortTransaction']);

export async function runCommand(services: Services, connection: Connection, command: Doc): Promise<Reply> {
  try {
    const concernError = (await services.failPoint.pass(Object.keys(command)[0] ?? '')) ?? null;
    const reply = await dispatch(services, connection, command);
    return concernError === null ? reply : withConcernError(reply, concernError, command);
  } catch (error) {
    if (error instanceof DroppedConnection) throw error;
    return errorReply(error, command);
  }
}

/** Only fail points produce them: with one member, every concern that is accepted is met. */
function withConcernError(reply: Reply, { writeConcernError, errorLabels }: Doc, command: Doc): Reply {
  if (reply instanceof CursorReply) return reply;
  const doc = reply instanceof Uint8Array ? decode(Buffer.from(reply)) : reply;
  const code = numberOf((writeConcernError as Doc)['code'], 0);
  const isRetryable = command['autocommit'] !== false || ENDS_TRANSACTION.has(Object.keys(command)[0] ?? '');
  const labels = errorLabels ?? (isRetryable ? labelsFor(code, undefined, command) : undefined);
  return { ...doc, writeConcernError, ...(labels !== undefined && { errorLabels: labels }) };
}

function loadsFor({ store }: Services, database: string, command: Doc): Promise<void>[] {
  if (!store.hasUnloaded) return [];
  const loads = touchedCollections(database, command).map(([of, name]) => store.whenLoaded(of, name));
  return loads.filter((load) => load !== undefined);
}

function dispatch(services: Services, connection: Connection, command: Doc): Promise<Reply> | Reply {
  const name = Object.keys(command)[0] ?? '';
  const handler = handlers.get(name);
  if (handler === undefined) throw new MongoError(59, 'CommandNotFound', `no such command: '${name}'`);
  const database = typeof command['$db'] === 'string' ? command['$db'] : 'admin';
  authorize(services, connection, name, database, command);
  services.metrics.count(name);
  refuseUnknownFields(name, command);
  refuseConcerns(command);
  const loads = loadsFor(services, database, command);
  const run = () => route({ services, connection, database, name, command }, handler);
  return loads.length === 0 ? run() : Promise.all(loads).then(run);
}

type Request = Pick<CommandContext, 'services' | 'connection' | 'database' | 'name' | 'command'>;

function route(request: Request, handler: Handler): Promise<Reply> | Reply {
  const { services, name, command } = request;
  const lsid = docArgument(command, 'lsid');
  const session = lsid === undefined ? null : services.sessions.of(sessionId(lsid));
  const base = { ...request, session, transaction: null, writer: directWriter };
  if (ENDS_TRANSACTION.has(name)) return handler(base);
  if (session === null) return withoutSession(command, () => handler(base));
  if (command['autocommit'] === false) return runInTransaction(base, session, handler);
  if (command['startTransaction'] !== undefined) throw onlyInTransactions('startTransaction', name);
  if (command['txnNumber'] === undefined) return handler(base);
  if (retryableWrites.has(name)) return runOnce(base, session, handler);
  throw onlyInTransactions('txnNumber', name);
}

/**
 * Rejects session and transaction fields without a session; otherwise the write would happen outside the transaction
 * unnoticed.
 */
function withoutSession(command: Doc, run: () => Promise<Reply> | Reply): Promise<Reply> | Reply {
  const field = ['txnNumber', 'autocommit', 'startTransaction'].find((name) => command[name] !== undefined);
  if (field === undefined) return run();
  throw new MongoError(72, 'InvalidOptions', `'${field}' needs an 'lsid'`);
}

function onlyInTransactions(field: string, name: string): MongoError {
  const message = `'${field}' is for transactions and retryable writes: neither is this '${name}'`;
  return new MongoError(field === 'txnNumber' ? 50768 : 72, 'InvalidOptions', message);
}

/**
 * Rejects concerns that this server cannot honour: snapshots exist only in transactions, and there is only one member.
 */
function refuseConcerns(command: Doc): void {
  const members = docArgument(command, 'writeConcern')?.['w'];
  if (typeof members === 'number' && members > 1)
    throw new MongoError(
      100,
      'UnsatisfiableWriteConcern',
      `writeConcern w: ${members}, but there is one member`,
    );
  const level = docArgument(command, 'readConcern')?.['level'];
  if (level !== 'snapshot' || command['autocommit'] === false) return;
  throw new MongoError(
    72,
    'InvalidOptions',
    "readConcern 'snapshot' outside a transaction is not supported by this server",
  );
}

/** Any error aborts the transaction: the client can only start it again. */
async function runInTransaction(context: CommandContext, session: Session, handler: Handler): Promise<Reply> {
  const { services, command, connection, name } = context;
  const number = numberArgument(command, 'txnNumber');
  const transaction =
    command['startTransaction'] === true
      ? services.sessions.begin(session, number)
      : services.sessions.current(session, number);
  session.connections.add(connection.id);
  try {
    if (!IN_TRANSACTIONS.has(name)) refuseInTransaction(name);
    if (Object.keys(docArgument(command, 'writeConcern') ?? {}).length > 0)
      throw new MongoError(
        72,
        'InvalidOptions',
        'writeConcern is not allowed within a multi-statement transaction',
      );
    const reply = await handler({ ...context, transaction, writer: transaction });
    if ('writeErrors' in reply || ('nErrors' in reply && reply['nErrors'] !== 0))
      services.sessions.abort(session);
    return reply;
  } catch (error) {
    services.sessions.abort(session);
    throw error;
  }
}

/** A client that lost the reply to a write sends it again, and gets the first reply. */
async function runOnce(context: CommandContext, session: Session, handler: Handler): Promise<Reply> {
  const { services, command } = context;
  const number = numberOf(command['txnNumber'], 0);
  if (number < session.number) throw tooOld(number, session);
  if (number === session.number) {
    await session.inFlight;
    if (session.reply !== null) return session.reply;
  }
  const lost = services.failPoint.passWrite();
  if (lost === 'before') throw new DroppedConnection('lost by a fail point before its write');
  services.sessions.abort(session);
  session.number = number;
  session.reply = null;
  const running = (async () => {
    const reply = encode((await handler(context)) as Doc);
    services.sessions.keepReply(session, reply);
    return reply;
  })();
  session.inFlight = running.catch(() => null);
  try {
    const reply = await running;
    if (lost === 'after') throw new DroppedConnection('lost by a fail point after its write');
    return reply;
  } finally {
    session.inFlight = null;
  }
}

/** Codes such as "shutting down" or "not primary": the write may be sent again to the next server. */
const RETRYABLE_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

export function errorReply(error: unknown, command: Doc): Doc {
  if (!(error instanceof MongoError)) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    return { ok: 0, errmsg: `internal error: ${message}`, code: 1, codeName: 'InternalError' };
  }
  const { message, code, codeName, extra } = error;
  const errorLabels = labelsFor(code, extra['errorLabels'] as string[] | undefined, command);
  return { ok: 0, errmsg: message, code, codeName, ...extra, ...(errorLabels && { errorLabels }) };
}

/** Codes after which a whole transaction may be started again: WriteConflict, LockTimeout, and stale snapshots. */
const CONFLICT_CODES = new Set([24, 112, 246, 267]);
const NO_SUCH_TRANSACTION = 251;

/** Drivers resend a write, or start a transaction again, only if the error carries a label that allows it. */
function labelsFor(code: number, labels: string[] | undefined, command: Doc): string[] | undefined {
  if (labels !== undefined || command['txnNumber'] === undefined) return labels;
  const isEnd = ENDS_TRANSACTION.has(Object.keys(command)[0] ?? '');
  const isInTransaction = command['autocommit'] === false;
  const isOver = CONFLICT_CODES.has(code) || code === NO_SUCH_TRANSACTION;
  if (isInTransaction && (isOver || (!isEnd && RETRYABLE_CODES.has(code))))
    return ['TransientTransactionError'];
  if ((!isInTransaction || isEnd) && RETRYABLE_CODES.has(code)) return ['RetryableWriteError'];
  return undefined;
}
