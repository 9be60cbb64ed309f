import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ChainLink } from '../cadena/chain.rules';

const EVERY_MS = 10 * 60_000;

/**
 * Writes the end of the trail to the log, which somebody with access to the database cannot change. Nothing else would
 * show that the last lines were cut off and the head reset.
 */
@Injectable()
export class AnchorLogger implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AnchorLogger.name);
  private timer: NodeJS.Timeout | null = null;
  private head: ChainLink | null = null;
  private written = 0;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.write(), EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.write();
  }

  moved(head: ChainLink): void {
    this.head = head;
    if (this.written === 0) this.write();
  }

  private write(): void {
    if (!this.head || this.head.seq === this.written) return;
    const { seq, huella } = this.head;
    this.logger.log({ ancla: `${seq}:${huella}` }, 'ancla de la auditoría');
    this.written = seq;
  }
}
