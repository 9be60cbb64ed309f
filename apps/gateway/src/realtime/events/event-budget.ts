const BURST = 40;
const PER_SECOND = 20;
/** So far beyond its budget that it is not a person's browser. */
const FLOOD = 400;

/** How many events a socket may send: a bucket that refills with time and remembers debts. */
export class EventBudget {
  private level = BURST;
  private updated: number;

  constructor(now: number) {
    this.updated = now;
  }

  spend(now: number): 'allowed' | 'refused' | 'flood' {
    this.level = Math.min(BURST, this.level + ((now - this.updated) / 1000) * PER_SECOND) - 1;
    this.updated = now;
    if (this.level >= 0) return 'allowed';
    return this.level > -FLOOD ? 'refused' : 'flood';
  }
}
