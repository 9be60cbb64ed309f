import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Eslabon } from './cadena.rules';

const EVERY_MS = 10 * 60_000;

/**
 * Writes the end of the trail into the log, where the database has no power: who cuts off the last lines and puts
 * the head back would be betrayed by nothing else.
 */
@Injectable()
export class Ancla implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Ancla.name);
  private timer: NodeJS.Timeout | null = null;
  private cabeza: Eslabon | null = null;
  private written = 0;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.write(), EVERY_MS);
    this.timer.unref();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
    this.write();
  }

  moved(cabeza: Eslabon): void {
    this.cabeza = cabeza;
    if (this.written === 0) this.write();
  }

  private write(): void {
    if (!this.cabeza || this.cabeza.seq === this.written) return;
    const { seq, huella } = this.cabeza;
    this.logger.log({ ancla: `${seq}:${huella}` }, 'ancla de la auditoría');
    this.written = seq;
  }
}
