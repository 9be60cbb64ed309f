import { closeSync, fdatasync, openSync } from 'node:fs';

/**
 * Brings the journal's log to the disk outside the event loop. All commits made while one sync runs share the next: on
 * a slow disk the groups grow, and reads never wait.
 */
export class LogSync {
  syncs = 0;
  private readonly path: string;
  private readonly onFailure: (error: Error) => void;
  private file: number | null = null;
  /** Something has been committed that no finished sync covers. */
  private isBehind = false;
  private isUnderWay = false;
  private isClosed = false;
  private waiting: (() => void)[] = [];
  /** Those for whom the sync under way is enough. */
  private group: (() => void)[] = [];

  constructor(path: string, onFailure: (error: Error) => void) {
    this.path = path;
    this.onFailure = onFailure;
  }

  committed(): void {
    this.isBehind = true;
  }

  /** Calls back once everything committed so far is on the disk. */
  after(then: () => void): void {
    if (this.isBehind) {
      this.waiting.push(then);
      if (!this.isUnderWay) this.start();
    } else if (this.isUnderWay) this.group.push(then);
    else then();
  }

  close(): void {
    this.isClosed = true;
    if (!this.isUnderWay) this.release();
  }

  private start(): void {
    this.file ??= openSync(this.path, 'r');
    this.isUnderWay = true;
    this.isBehind = false;
    this.group = this.waiting;
    this.waiting = [];
    fdatasync(this.file, (error) => this.finished(error));
  }

  /** After a failed sync the system forgets which pages were not written, so a second attempt would prove nothing. */
  private finished(error: Error | null): void {
    this.isUnderWay = false;
    if (error !== null) {
      this.onFailure(error);
      return;
    }
    this.syncs++;
    const { group } = this;
    this.group = [];
    for (const then of group) then();
    if (this.isClosed) this.release();
    else if (this.waiting.length > 0 && !this.isUnderWay) this.start();
  }

  private release(): void {
    if (this.file !== null) closeSync(this.file);
    this.file = null;
  }
}
