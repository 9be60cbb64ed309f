import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { RealtimeModule } from '../realtime/realtime.module';
import { DocsController } from './docs.controller';
import { docsPage } from './docs-page';
import { OpenApi } from './openapi';

@Module({ imports: [RealtimeModule], controllers: [DocsController], providers: [OpenApi] })
export class DocsModule implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.host.httpAdapter.getInstance<FastifyInstance>().register(docsPage);
  }
}
