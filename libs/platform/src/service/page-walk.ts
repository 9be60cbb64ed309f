import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../telemetry/logger';

/** Processes the page after `last` and resolves to where it ended; null: nothing is left. */
type Page<Place> = (last: Place | null) => Promise<Place | null>;

/** Background work that a service does page by page; when the service stops, it ends after the current page. */
@Injectable()
export class PageWalk implements BeforeApplicationShutdown {
  private stopped = false;
  private readonly started: Promise<void>[] = [];

  constructor(@Inject(LOGGER) private readonly logger: Logger) {}

  /** Starts the work in the background, where only the shutdown waits for it; logs `aviso` if it fails. */
  start(work: () => Promise<void>, aviso: string): void {
    const running = work().catch((error: unknown) => this.logger.warn({ motivo: String(error) }, aviso));
    this.started.push(running);
  }

  /** False: the service is stopping before all pages are done. */
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
