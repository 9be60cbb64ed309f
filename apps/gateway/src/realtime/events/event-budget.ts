/** A browser that comes back asks for the room of each project, in each of its tabs. */
const BURST = 400;
const PER_SECOND = 100;
/** So far beyond its budget that it is not a person's browser. */
const FLOOD = 3_000;

/** How many events a person may send, over all their sockets: a bucket that refills with time. */
export class EventBudget {
  private level = BURST;
  /** What was refused lately; forgotten at the pace at which the bucket refills. */
  private refused = 0;
  private updated: number;

  constructor(now: number) {
    this.updated = now;
  }

  /** What was allowed by another replica. */
  charge(events: number, now: number): void {
    this.refill(now);
    this.level = Math.max(0, this.level - events);
  }

  spend(now: number): 'allowed' | 'refused' | 'flood' {
    this.refill(now);
    if (this.level >= 1) {
      this.level -= 1;
      return 'allowed';
    }
    this.refused += 1;
    return this.refused < FLOOD ? 'refused' : 'flood';
  }

  private refill(now: number): void {
    const refill = ((now - this.updated) / 1000) * PER_SECOND;
    this.updated = now;
    this.level = Math.min(BURST, this.level + refill);
    this.refused = Math.max(0, this.refused - refill);
  }
}
