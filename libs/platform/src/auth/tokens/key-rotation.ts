import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { LOGGER } from '../../telemetry/logger';
import { SigningKeys } from './signing-key';

export const KEY_DAYS = Symbol('KEY_DAYS');

const LOOK_MS = 3_600_000;

/** Replaces the signing key when it is old; whatever fails is tried again an hour later. */
@Injectable()
export class KeyRotation implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly keys: SigningKeys,
    @Inject(KEY_DAYS) private readonly dias: number,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
    void this.look();
  }

  beforeApplicationShutdown(): void {
    if (this.timer) clearInterval(this.timer);
  }

  async look(): Promise<void> {
    await this.keys
      .tidy(this.dias)
      .catch((err: unknown) => this.logger.warn({ err }, 'no se ha podido cambiar la clave de firma'));
  }
}
