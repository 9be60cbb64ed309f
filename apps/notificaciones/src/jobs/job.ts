/** How long a replica that died during a run keeps the others waiting. */
export const TERM_MS = 60_000;
const RENEW_MS = 10_000;

/** A running job. */
export class JobRun {
  private renewed = performance.now();

  constructor(
    private readonly prolong: () => Promise<boolean>,
    private readonly stopping: AbortSignal,
  ) {}

  /** Ask before each step; a step must be shorter than TERM_MS. False: leave the rest to another run. */
  async goesOn(): Promise<boolean> {
    if (this.stopping.aborted) return false;
    if (performance.now() - this.renewed < RENEW_MS) return true;
    this.renewed = performance.now();
    return this.prolong();
  }
}

export interface Job {
  nombre: string;
  /** From the end of a run to the next, over all replicas. */
  everyMs: number;
  run(run: JobRun): Promise<void>;
}
