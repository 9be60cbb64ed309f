import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { GATEWAY_CONFIG, type GatewayConfig } from '../env';
import { site } from './site';

@Module({})
export class WebModule implements OnApplicationBootstrap {
  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(GATEWAY_CONFIG) private readonly config: GatewayConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    await fastify.register(site(resolve(this.config.WEB_RAIZ)));
  }
}
