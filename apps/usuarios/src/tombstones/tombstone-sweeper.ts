import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { RetireTombstones, STREAM_TOMBSTONE_MS } from '@pmp/platform';
import { RetirosRepository } from './retiros.repository';

const EVERY_MS = 3_600_000;
const ESTADO = 'ESTADO';

/**
 * Takes old tombstones out of ESTADO, for all services: NATS lets only this one remove a message that another has
 * published. Whatever fails is tried again an hour later; two replicas at once do no harm.
 */
@Injectable()
export class TombstoneSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(TombstoneSweeper.name);
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly tombstones: RetireTombstones,
    private readonly retiros: RetirosRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep(new Date(Date.now() - STREAM_TOMBSTONE_MS)).catch((err: unknown) =>
        this.logger.warn({ err }, 'no se han podido retirar las lápidas antiguas'),
      );
    }, EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  /** Returns how many there were. */
  async sweep(before: Date): Promise<number> {
    const { retiradas, hasta } = await this.tombstones.run(await this.retiros.doneUntil(ESTADO), before);
    await this.retiros.setDone(ESTADO, hasta);
    if (retiradas > 0) this.logger.log({ retiradas }, 'lápidas antiguas retiradas de ESTADO');
    return retiradas;
  }
}
