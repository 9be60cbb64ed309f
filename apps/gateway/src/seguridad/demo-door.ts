import { Inject, Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';

/** What a proxy says of the client behind it. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** A demonstration listens on this machine alone, but a proxy on the machine would open it to everybody. */
@Injectable()
export class DemoDoor {
  constructor(@Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig) {}

  isOpenedFromOutside({ headers }: IncomingMessage): boolean {
    return this.config.DEMO && FORWARDED.some((name) => headers[name] !== undefined);
  }
}
