import { Inject, Injectable } from '@nestjs/common';
import { erroresImportacion } from '@pmp/contracts/proyectos';
import { DomainError, LOGGER } from '@pmp/platform';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { Motivo } from '../base/refusal';
import type { FileRead } from '../read-file';
import type { How } from '../read-table';
import { MORE, type Told } from './messages';
import { Turns } from './turns';

/** Beside the bundle of the service, or beside this source, where that runs. */
const PROGRAM = fileURLToPath(
  new URL(`./reading.child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

interface Warner {
  warn(context: object, text: string): void;
}

/**
 * Reads files in a process of its own for each: one that never ends, or takes more memory than there is, ends with that
 * process. A thread would not do, as one large allocation of a thread ends the whole process, whatever its limits.
 */
@Injectable()
export class FileReader {
  readonly turns = new Turns();
  /**
   * `heapMb`: the file itself comes on top. `seconds`: how long the process may work at one file; that it waits for the
   * database does not count.
   */
  readonly limits = { heapMb: 256, seconds: 20 };

  constructor(@Inject(LOGGER) private readonly logger: Warner) {}

  /** Its rows are passed on as they are read, some at a time; whatever cannot be read is refused in words. */
  read(bytes: readonly Buffer[], how: How, take: (filas: string[][]) => Promise<void>): Promise<FileRead> {
    return this.turns.next(async () => {
      const child = fork(PROGRAM, [JSON.stringify(how)], {
        execArgv: [...process.execArgv, `--max-old-space-size=${this.limits.heapMb}`],
        // It needs no secret, and has none.
        env: {},
        stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      });
      try {
        // What it has not read when it refuses the file is of no interest.
        void pipeline(bytes, child.stdin as Writable).catch(() => undefined);
        return await this.follow(child, take);
      } finally {
        child.kill('SIGKILL');
      }
    });
  }

  private async follow(child: ChildProcess, take: (filas: string[][]) => Promise<void>): Promise<FileRead> {
    const { seconds } = this.limits;
    let leftMs = seconds * 1_000;
    for (;;) {
      const begun = performance.now();
      const told = await answerOf(child, leftMs);
      if (told === 'late') throw refused('ficheroLento', { max: seconds });
      leftMs -= performance.now() - begun;
      if ('leido' in told) return told.leido;
      if ('rechazo' in told) throw refused(told.rechazo.motivo, told.rechazo.datos);
      if ('fallo' in told) {
        this.logger.warn({ err: told.fallo }, 'fichero sin leer');
        throw refused('ficheroIlegible');
      }
      await take(told.filas);
      child.send(MORE, () => undefined);
    }
  }
}

const refused = (motivo: Motivo, datos?: Record<string, string | number>) =>
  new DomainError(erroresImportacion[motivo], datos);

/** What it says next. That it is gone without a word means that it had no memory left: nothing else ends it. */
async function answerOf(child: ChildProcess, withinMs: number): Promise<Told | 'late'> {
  const ended = new AbortController();
  const options = { signal: ended.signal };
  const timer = setTimeout(() => ended.abort('late'), Math.max(0, withinMs));
  try {
    const told = once(child, 'message', options).then(([message]) => message as Told);
    const gone = once(child, 'exit', options).then(() => {
      throw refused('ficheroSinMemoria');
    });
    return await Promise.race([told, gone]);
  } catch (error) {
    if (ended.signal.reason === 'late') return 'late';
    throw error;
  } finally {
    clearTimeout(timer);
    ended.abort();
  }
}
