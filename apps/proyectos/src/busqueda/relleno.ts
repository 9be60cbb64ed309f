import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { ComentariosBuscablesRepository } from './comentarios-buscables.repository';

const BATCH = 500;

/**
 * Makes comments of an earlier version findable, beside the work of the service. At every start, and no migration:
 * while a version takes over, the one before goes on writing comments without words.
 */
@Injectable()
export class Relleno implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly comentarios: ComentariosBuscablesRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.fill().catch((error: unknown) => {
      this.logger.warn(
        { motivo: String(error) },
        'comentarios antiguos sin índice de palabras; al próximo arranque',
      );
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  async fill(): Promise<void> {
    let last: Types.ObjectId | null = null;
    do {
      if (this.stopped) return;
      last = await this.comentarios.fillPalabras(last, BATCH);
    } while (last);
  }
}
