import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER, withCorrelation } from '@pmp/platform';
import { randomUUID } from 'node:crypto';
import { TERM_MS, type Job, JobRun } from './job';
import { JobLeasesRepository } from './job-leases.repository';

const MAX_POLL_MS = 15_000;
const POLLS_PER_PERIOD = 4;

interface Warner {
  warn(context: object, text: string): void;
}

/**
 * Runs recurring jobs, each in one replica at a time, and no sooner than its period after the last run in any replica.
 */
@Injectable()
export class JobScheduler implements BeforeApplicationShutdown {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly leases: JobLeasesRepository,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  every(job: Job): void {
    const pollMs = Math.min(MAX_POLL_MS, job.everyMs / POLLS_PER_PERIOD);
    const tick = async (): Promise<void> => {
      const run = withCorrelation(randomUUID(), () => this.attempt(job));
      this.running.set(job.nombre, run);
      await run;
      if (!this.stopping.signal.aborted)
        this.timers.set(
          job.nombre,
          setTimeout(() => void tick(), pollMs),
        );
    };
    void tick();
  }

  /** A running job ends at its next step. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running.values());
  }

  private async attempt({ nombre, everyMs, run }: Job): Promise<void> {
    try {
      if (!(await this.leases.take(nombre, TERM_MS))) return;
      await run(new JobRun(() => this.leases.setFree(nombre, TERM_MS), this.stopping.signal));
      await this.leases.setFree(nombre, this.stopping.signal.aborted ? 0 : everyMs);
    } catch (err) {
      // The lease stays taken until it expires, which is the pause before the next attempt.
      this.logger.warn({ err, trabajo: nombre }, 'trabajo periódico sin terminar; se reintenta');
    }
  }
}
