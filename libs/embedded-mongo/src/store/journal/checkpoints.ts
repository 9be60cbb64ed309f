import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Checked, Checkpointed, Task } from './checkpoint-thread.ts';
import { damagedFile } from './journal-file.ts';

const PAGE_BYTES = 4096;
/** How much the log grows between two copies. */
const EVERY_BYTES = 32 * 1024 * 1024;
/** Under constant writes the log may grow to this multiple before all writes wait for the copy to finish. */
const LONGEST = 4;

/**
 * Copies the journal's log into its database in a separate thread: with its fsyncs a copy takes tens of milliseconds,
 * during which every client would wait. The log is restarted when a write finds it fully copied; until then it grows.
 */
export class Checkpoints {
  private readonly database: DatabaseSync;
  private readonly path: string;
  private readonly everyBytes: number;
  private thread: Worker | null = null;
  private written = 0;
  private isUnderWay = false;
  private isTooLong = false;

  constructor(database: DatabaseSync, path: string, everyBytes = EVERY_BYTES) {
    this.database = database;
    this.path = path;
    this.everyBytes = everyBytes;
  }

  /** An estimate: the log holds whole pages, the record's own and one that leads to it. */
  noteWrite(bytes: number): void {
    this.written += (2 + Math.floor(bytes / PAGE_BYTES)) * PAGE_BYTES;
  }

  /** Call this only between two transactions. */
  committed(): void {
    if (this.isUnderWay) return;
    if (this.isTooLong) this.beginAnew();
    if (this.written < this.everyBytes) return;
    this.written = 0;
    this.isUnderWay = true;
    this.thread ??= this.start();
    this.thread.postMessage('copy' satisfies Task);
  }

  /** Checks in the same thread, while the data are already served, that the pages of the database fit together. */
  check(onDamage: (error: Error) => void): void {
    this.thread ??= this.start();
    this.thread.on('message', (message: Checkpointed | Checked) => {
      if ('damage' in message && message.damage !== null) onDamage(damagedFile(this.path, message.damage));
    });
    this.thread.postMessage('check' satisfies Task);
  }

  close(): void {
    void this.thread?.terminate();
  }

  private beginAnew(): void {
    this.isTooLong = false;
    try {
      this.database.exec('PRAGMA wal_checkpoint(RESTART)');
    } catch {
      // The disk may be full; the next copy tells whether the log is still too long.
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.path });
    thread.unref();
    const ended = (): void => {
      this.thread = null;
      this.isUnderWay = false;
    };
    // If a copy fails, for example on a full disk, the next one copies those pages as well.
    thread.once('error', ended);
    thread.on('message', (message: Checkpointed | Checked) => {
      if ('damage' in message) return;
      const { log } = message;
      this.isUnderWay = false;
      this.isTooLong = log * PAGE_BYTES > LONGEST * this.everyBytes;
    });
    return thread;
  }
}
