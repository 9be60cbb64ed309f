import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { FileStore, LOGGER } from '@pmp/platform';
import type { Logger } from 'pino';
import { ArchivosRepository } from './archivos.repository';

const EVERY_MS = 60_000;
const BATCH = 100;

/**
 * Removes the bytes of files that nobody needs any more. Every replica may run it, because deleting twice does no harm.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly archivos: ArchivosRepository,
    private readonly store: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async sweep(): Promise<void> {
    try {
      await this.store.delete(await this.archivos.findExpired(new Date(), BATCH));
    } catch (error) {
      this.logger.warn({ motivo: String(error) }, 'archivos caducados sin borrar; se reintenta');
    }
  }
}
