import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LOGGER } from '@pmp/platform';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { BusquedaRepository } from './busqueda.repository';

const BATCH = 500;

/**
 * Makes messages of an earlier version findable, once, beside the work of the service. Every replica may, as
 * filling twice does no harm; one that dies on the way leaves it to the next start.
 */
@Injectable()
export class Relleno implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopped = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly mensajes: BusquedaRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.fill().catch((error: unknown) => {
      this.logger.warn(
        { motivo: String(error) },
        'mensajes antiguos sin índice de palabras; al próximo arranque',
      );
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.running;
  }

  async fill(): Promise<void> {
    if (await this.mensajes.isFilled()) return;
    let last: Types.ObjectId | null = null;
    do {
      if (this.stopped) return;
      last = await this.mensajes.fillPalabras(last, BATCH);
    } while (last);
    await this.mensajes.markFilled();
  }
}
