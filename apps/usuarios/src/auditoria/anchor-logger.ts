import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ChainLink } from './chain.rules';

const EVERY_MS = 10 * 60_000;

/**
 * Writes the end of the trail into the log, where the database has no power: who cuts off the last lines and puts
 * the head back would be betrayed by nothing else.
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
