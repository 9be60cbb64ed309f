import { MongoError } from '../../errors.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { numberOf } from './arguments.ts';

/** Thrown to close the connection instead of answering. */
export class DroppedConnection extends Error {}

/** Those that drivers look at. */
const CODE_NAMES: Record<number, string> = {
  6: 'HostUnreachable',
  7: 'HostNotFound',
  50: 'MaxTimeMSExpired',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  189: 'PrimarySteppedDown',
  251: 'NoSuchTransaction',
  262: 'ExceededTimeLimit',
  9001: 'SocketException',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

interface Failure {
  commands: string[];
  /** How many more commands fail. */
  times: number;
  error: MongoError | DroppedConnection | null;
  /** The command succeeds, and says that its write concern could not be met. */
  concernError: Doc | null;
  delayMs: number;
}

/**
 * MongoDB's `failCommand` lets tests make a command fail, hang or lose its connection; `onPrimaryTransactionalWrite`, a
 * retryable write lose it before or after it is applied.
 */
export class FailPoint {
  private readonly isAllowed: boolean;
  private failure: Failure | null = null;
  private lostWrites: { times: number; when: 'before' | 'after' } = { times: 0, when: 'after' };

  constructor(isAllowed: boolean) {
    this.isAllowed = isAllowed;
  }

  /** Resolves to the error that the command's successful reply must carry, if any. */
  pass(command: string): Promise<Doc | null> | undefined {
    const { failure } = this;
    if (failure === null || failure.times === 0 || !failure.commands.includes(command)) return undefined;
    failure.times--;
    return fail(failure);
  }

  /** Called once for each retryable write: whether its connection is lost, and when. */
  passWrite(): 'before' | 'after' | null {
    if (this.lostWrites.times === 0) return null;
    this.lostWrites.times--;
    return this.lostWrites.when;
  }

  configure(name: unknown, mode: unknown, data: Doc): void {
    if (!this.isAllowed || (name !== 'failCommand' && name !== 'onPrimaryTransactionalWrite')) {
      throw new MongoError(
        59,
        'CommandNotFound',
        `fail point '${String(name)}' is not enabled on this server`,
      );
    }
    const times = isDoc(mode) ? numberOf(mode['times'], 0) : mode === 'alwaysOn' ? Infinity : 0;
    if (name === 'onPrimaryTransactionalWrite') {
      const when = data['failBeforeCommitExceptionCode'] === undefined ? 'after' : 'before';
      this.lostWrites = { times, when };
      return;
    }
    this.failure = {
      times,
      commands: (data['failCommands'] ?? []) as string[],
      error: errorOf(data),
      concernError: concernErrorOf(data),
      delayMs: delayOf(data),
    };
  }
}

async function fail({ error, concernError, delayMs }: Failure): Promise<Doc | null> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (error !== null) throw error;
  return concernError;
}

function errorOf(data: Doc): MongoError | DroppedConnection | null {
  if (data['closeConnection'] === true) return new DroppedConnection('dropped by a fail point');
  if (data['errorCode'] === undefined) return null;
  const code = numberOf(data['errorCode'], 0);
  const extra = data['errorLabels'] === undefined ? {} : { errorLabels: data['errorLabels'] };
  return new MongoError(
    code,
    CODE_NAMES[code] ?? `Location${code}`,
    "Failing command due to 'failCommand' failpoint",
    extra,
  );
}

function concernErrorOf(data: Doc): Doc | null {
  const { writeConcernError: error, errorLabels } = data;
  if (!isDoc(error)) return null;
  const { errorLabels: own, ...rest } = error;
  const labels = own ?? errorLabels;
  return { writeConcernError: rest, ...(labels !== undefined && { errorLabels: labels }) };
}

function delayOf(data: Doc): number {
  return data['blockConnection'] === true ? numberOf(data['blockTimeMS'], 0) : 0;
}
