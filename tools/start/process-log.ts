import { appendFile, rename, stat } from 'node:fs/promises';

/** A log is put aside when it is this long, in the place of the one put aside before it. */
const MAX_BYTES = 20_000_000;
/** What waits while the disk is slow; more is dropped. */
const MAX_WAITING_BYTES = 1_000_000;
const LAST_WORDS_BYTES = 2_000;

/** The message of a line of a service's log; undefined: it is a line of something else. */
function messageOf(line: string): string | undefined {
  try {
    const { msg } = JSON.parse(line) as { msg?: unknown };
    return msg === undefined ? undefined : String(msg);
  } catch {
    return undefined;
  }
}

/**
 * What a process writes, in a file that does not grow for ever. What cannot be written, because the disk is full, is
 * dropped and counted: the process goes on, and the file says so once there is space again.
 */
export class ProcessLog {
  private waiting: Buffer[] = [];
  private waitingBytes = 0;
  private dropped = 0;
  private last = '';
  private writing: Promise<void> | null = null;

  readonly file: string;
  private readonly maxBytes: number;

  constructor(file: string, maxBytes = MAX_BYTES) {
    this.file = file;
    this.maxBytes = maxBytes;
  }

  write(chunk: Buffer): void {
    this.last = (this.last + chunk.toString()).slice(-LAST_WORDS_BYTES);
    if (this.waitingBytes + chunk.length > MAX_WAITING_BYTES) {
      this.dropped += chunk.length;
      return;
    }
    this.waiting.push(chunk);
    this.waitingBytes += chunk.length;
    this.writing ??= this.writeAll().finally(() => (this.writing = null));
  }

  /** The last message of its log or, if it ended with something else, those lines; empty: it said nothing. */
  get lastWords(): string {
    const lines = this.last.trimEnd().split('\n');
    const logged = lines.findLastIndex((line) => messageOf(line) !== undefined);
    const after = lines.slice(logged + 1);
    return after.length ? after.join('\n') : messageOf(lines[logged]!)!;
  }

  /** Whatever comes from now on is not of a process that has ended. */
  forgetLastWords(): void {
    this.last = '';
  }

  /** Resolves when all is written that can be. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length) {
      const [chunks, notice] = [this.waiting, this.noticeOfDropped()];
      const bytes = this.waitingBytes;
      this.waiting = [];
      this.waitingBytes = 0;
      try {
        await this.putAside();
        await appendFile(this.file, Buffer.concat([notice, ...chunks]));
        if (notice.length) this.dropped = 0;
      } catch {
        this.dropped += bytes;
      }
    }
  }

  private noticeOfDropped(): Buffer {
    return Buffer.from(
      this.dropped ? `[no se han podido escribir ${this.dropped} bytes de este registro]\n` : '',
    );
  }

  private async putAside(): Promise<void> {
    const size = await stat(this.file).then(
      (found) => found.size,
      () => 0,
    );
    if (size >= this.maxBytes) await rename(this.file, `${this.file}.1`);
  }
}
