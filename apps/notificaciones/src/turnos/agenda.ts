import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { LOGGER, withCorrelation } from '@pmp/platform';
import { randomUUID } from 'node:crypto';
import { TERM_MS, type Trabajo, Turno } from './trabajo';
import { TurnosRepository } from './turnos.repository';

const MAX_POLL_MS = 15_000;
const POLLS_PER_PERIOD = 4;

interface Warner {
  warn(context: object, text: string): void;
}

/** Runs recurring works, each in one replica at a time and no sooner than its period after the last run of any. */
@Injectable()
export class Agenda implements BeforeApplicationShutdown {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly turnos: TurnosRepository,
    @Inject(LOGGER) private readonly logger: Warner,
  ) {}

  every(trabajo: Trabajo): void {
    const pollMs = Math.min(MAX_POLL_MS, trabajo.cadaMs / POLLS_PER_PERIOD);
    const tick = async (): Promise<void> => {
      const run = withCorrelation(randomUUID(), () => this.attempt(trabajo));
      this.running.set(trabajo.nombre, run);
      await run;
      if (!this.stopping.signal.aborted)
        this.timers.set(
          trabajo.nombre,
          setTimeout(() => void tick(), pollMs),
        );
    };
    void tick();
  }

  /** What is under way ends at its next step. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.all(this.running.values());
  }

  private async attempt({ nombre, cadaMs, run }: Trabajo): Promise<void> {
    try {
      if (!(await this.turnos.take(nombre, TERM_MS))) return;
      await run(new Turno(() => this.turnos.setFree(nombre, TERM_MS), this.stopping.signal));
      await this.turnos.setFree(nombre, this.stopping.signal.aborted ? 0 : cadaMs);
    } catch (err) {
      // The turn stays taken until its term ends, which is the pause before the next attempt.
      this.logger.warn({ err, trabajo: nombre }, 'trabajo periódico sin terminar; se reintenta');
    }
  }
}
