import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from './logger';

/** Deals with what follows `last` and answers where that ended; null: nothing is left. */
type Page<Place> = (last: Place | null) => Promise<Place | null>;

/** What a service does page by page beside its work, and leaves at the end of a page when it stops. */
@Injectable()
export class PageWalk implements BeforeApplicationShutdown {
  private stopped = false;
  private readonly started: Promise<void>[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Begins without being waited for, but for the shutdown; `aviso` is logged when it fails. */
  start(work: () => Promise<void>, aviso: string): void {
    const running = work().catch((error: unknown) => this.logger.warn({ motivo: String(error) }, aviso));
    this.started.push(running);
  }

  /** False: the service stops, and pages are left. */
  async toTheEnd<Place>(page: Page<Place>): Promise<boolean> {
    let last: Place | null = null;
    do {
      if (this.stopped) return false;
      last = await page(last);
    } while (last !== null);
    return true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.started);
  }
}
