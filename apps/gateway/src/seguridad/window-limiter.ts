/**
 * Counts requests per key in time windows that all keys and all replicas share, as they begin by the clock. The map is
 * thrown away when its window ends, so that no timer or sweep is needed and a key costs one map entry.
 */
export class WindowLimiter {
  private readonly counts = new Map<string, number>();
  private windowEnds = 0;

  constructor(
    readonly max: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one request. Returns 0 if it may pass, else the seconds until the window ends. */
  secondsToWait(key: string, now: number): number {
    return this.add(key, 1, now) <= this.max ? 0 : this.secondsLeft(now);
  }

  /** Until the window ends, at least one. */
  secondsLeft(now: number): number {
    return Math.max(1, Math.ceil((this.windowEnds - now) / 1000));
  }

  /** Counts requests that another replica has received. Returns all of this window. */
  add(key: string, requests: number, now: number): number {
    if (now >= this.windowEnds) {
      this.counts.clear();
      this.windowEnds = (Math.floor(now / this.windowMs) + 1) * this.windowMs;
    }
    const count = (this.counts.get(key) ?? 0) + requests;
    this.counts.set(key, count);
    return count;
  }
}
