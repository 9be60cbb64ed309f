import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { DocsController } from './docs.controller';
import { docsPage } from './docs-page';
import { OpenApi } from './openapi';

@Module({ controllers: [DocsController], providers: [OpenApi] })
export class DocsModule implements OnApplicationBootstrap {
  constructor(private readonly host: HttpAdapterHost) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.host.httpAdapter.getInstance<FastifyInstance>().register(docsPage);
  }
}
