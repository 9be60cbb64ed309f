/**
 * Counts requests per key in time windows that all keys share. The map is thrown away when its window ends, so that no
 * timer or sweep is needed and a key costs one map entry.
 */
export class WindowLimiter {
  private readonly counts = new Map<string, number>();
  private windowEnds = 0;

  constructor(
    private readonly max: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one request. Returns 0 if it may pass, else the seconds until the window ends. */
  secondsToWait(key: string, now: number): number {
    if (now >= this.windowEnds) {
      this.counts.clear();
      this.windowEnds = now + this.windowMs;
    }
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count <= this.max ? 0 : Math.max(1, Math.ceil((this.windowEnds - now) / 1000));
  }
}
