import { quantile } from '../bench/quantile.ts';

const EXPECTED = new Set(['200', '201', '304']);
const SHED = new Set(['429', '503']);

/** How requests of one kind were answered. */
export class Tally {
  private readonly answers = new Map<string, number>();
  private readonly times: number[] = [];
  private withoutRetryAfter = 0;

  /** `estado`: an HTTP status, or the error if there was none. */
  add(estado: string, ms: number, retryAfter = true): void {
    this.answers.set(estado, (this.answers.get(estado) ?? 0) + 1);
    if (EXPECTED.has(estado)) this.times.push(ms);
    if (SHED.has(estado) && !retryAfter) this.withoutRetryAfter += 1;
  }

  get served(): number {
    return this.times.length;
  }

  get shed(): number {
    return this.sum((estado) => SHED.has(estado));
  }

  /** Answered neither with success nor with a proper rejection. */
  get broken(): number {
    return this.sum((estado) => !EXPECTED.has(estado) && !SHED.has(estado));
  }

  get total(): number {
    return this.sum(() => true);
  }

  get rude(): number {
    return this.withoutRetryAfter;
  }

  /** In milliseconds, of successful requests only. */
  at(q: number): number {
    return quantile(this.times, q);
  }

  describe(): string {
    return [...this.answers]
      .sort()
      .map(([estado, times]) => `${estado}: ${times}`)
      .join(', ');
  }

  private sum(which: (estado: string) => boolean): number {
    return [...this.answers].filter(([estado]) => which(estado)).reduce((sum, [, times]) => sum + times, 0);
  }
}
