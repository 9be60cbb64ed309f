import { Inject, Injectable } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PLATFORM_OPTIONS, type EdgeOptions } from '../config/platform-options';
import { ApplicationKind } from './application-kind';

/** The gateway: it has sockets, and answers about health by itself. */
@Injectable()
export class EdgeKind extends ApplicationKind {
  constructor(@Inject(PLATFORM_OPTIONS) private readonly options: EdgeOptions) {
    super();
  }

  configure(app: NestFastifyApplication): void {
    app.setGlobalPrefix('api');
    if (this.options.sockets) app.useWebSocketAdapter(this.options.sockets(app));
  }

  /** It has no database, and its image no driver. */
  loadForTracing(): void {}

  /** It has told nobody that it is ready, so there is nothing to take back. */
  leave(): void {}
}
