import { MongoError } from '../errors.ts';
import { isDoc, newDoc, type Doc } from '../values/doc.ts';
import type { Reply } from '../wire/replies.ts';
import { numberOf, type CommandContext } from './context.ts';

/** Thrown to close the connection instead of answering. */
export class DroppedConnection extends Error {}

interface Failure {
  commands: string[];
  /** How many more commands fail. */
  times: number;
  error: MongoError | DroppedConnection | null;
  delayMs: number;
}

/** MongoDB's `failCommand`: lets tests make a command fail, hang or lose its connection. */
export class FailPoint {
  private readonly isAllowed: boolean;
  private failure: Failure | null = null;

  constructor(isAllowed: boolean) {
    this.isAllowed = isAllowed;
  }

  pass(command: string): Promise<void> | undefined {
    const { failure } = this;
    if (failure === null || failure.times === 0 || !failure.commands.includes(command)) return undefined;
    failure.times--;
    return fail(failure);
  }

  configure(name: unknown, mode: unknown, data: Doc): void {
    if (!this.isAllowed || name !== 'failCommand') {
      throw new MongoError(
        59,
        'CommandNotFound',
        `fail point '${String(name)}' is not enabled on this server`,
      );
    }
    const times = isDoc(mode) ? numberOf(mode['times'], 0) : mode === 'alwaysOn' ? Infinity : 0;
    this.failure = {
      times,
      commands: (data['failCommands'] ?? []) as string[],
      error: errorOf(data),
      delayMs: delayOf(data),
    };
  }
}

async function fail({ error, delayMs }: Failure): Promise<void> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (error !== null) throw error;
}

function errorOf(data: Doc): MongoError | DroppedConnection | null {
  if (data['closeConnection'] === true) return new DroppedConnection('dropped by a fail point');
  if (data['errorCode'] === undefined) return null;
  const code = numberOf(data['errorCode'], 0);
  const extra = data['errorLabels'] === undefined ? {} : { errorLabels: data['errorLabels'] };
  return new MongoError(code, `Location${code}`, "Failing command due to 'failCommand' failpoint", extra);
}

function delayOf(data: Doc): number {
  return data['blockConnection'] === true ? numberOf(data['blockTimeMS'], 0) : 0;
}

export function configureFailPoint({ services, command }: CommandContext): Reply {
  const data = isDoc(command['data']) ? command['data'] : newDoc();
  services.failPoint.configure(command['configureFailPoint'], command['mode'], data);
  return { ok: 1 };
}
