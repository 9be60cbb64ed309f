const PAUSE_MS = 1_000;

/**
 * Looks for work when it is woken, and once a second besides: what is to be done stands in the database, and another
 * replica may have written it. One look at a time; whoever wakes it during one has it look again.
 */
export class Wakeful {
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private again = false;
  private isOver = false;

  constructor(private readonly look: () => Promise<void>) {}

  get stopped(): boolean {
    return this.isOver;
  }

  wake(): void {
    if (this.isOver) return;
    if (this.looking) {
      this.again = true;
      return;
    }
    if (this.timer) clearTimeout(this.timer);
    this.looking = this.look().finally(() => {
      this.looking = null;
      if (this.isOver) return;
      this.timer = setTimeout(() => this.wake(), this.again ? 0 : PAUSE_MS);
      this.again = false;
    });
  }

  /** A look that has begun is finished; none comes after it. */
  async stop(): Promise<void> {
    this.isOver = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }
}
