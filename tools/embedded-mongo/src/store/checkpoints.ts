import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Checkpointed } from './checkpoint-thread.ts';

const PAGE_BYTES = 4096;
/** Of the log, from one copy to the next. */
const EVERY_BYTES = 32 * 1024 * 1024;
/** How many times as long the log may become while there are always writes, before everybody waits for its end. */
const LONGEST = 4;

/**
 * Has the journal's log copied into its database by a thread of its own: with its fsyncs that takes tens of
 * milliseconds, for which every client would wait. The log begins anew when a write finds all of it copied, and
 * grows while there is none such.
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

  /** Roughly: the log holds whole pages, the record's and one that leads to it. */
  noteWrite(bytes: number): void {
    this.written += (2 + Math.floor(bytes / PAGE_BYTES)) * PAGE_BYTES;
  }

  /** To be called between two transactions. */
  committed(): void {
    if (this.isUnderWay) return;
    if (this.isTooLong) this.beginAnew();
    if (this.written < this.everyBytes) return;
    this.written = 0;
    this.isUnderWay = true;
    this.thread ??= this.start();
    this.thread.postMessage(null);
  }

  close(): void {
    void this.thread?.terminate();
  }

  private beginAnew(): void {
    this.isTooLong = false;
    try {
      this.database.exec('PRAGMA wal_checkpoint(RESTART)');
    } catch {
      // For want of disk; whether the log is still too long shows after the next copy.
    }
  }

  private start(): Worker {
    const thread = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.path });
    thread.unref();
    const ended = (): void => {
      this.thread = null;
      this.isUnderWay = false;
    };
    // What could not be copied, for want of disk say, is copied with what comes next.
    thread.once('error', ended);
    thread.on('message', ({ log }: Checkpointed) => {
      this.isUnderWay = false;
      this.isTooLong = log * PAGE_BYTES > LONGEST * this.everyBytes;
    });
    return thread;
  }
}
