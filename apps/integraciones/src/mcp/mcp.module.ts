import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { config } from '../config';
import { McpEdge } from './mcp-edge';
import { McpController, PRODUCTO_URL } from './mcp.controller';

@Module({
  controllers: [McpController],
  providers: [McpEdge, { provide: PRODUCTO_URL, useFactory: () => config.GATEWAY_URL.replace(/\/$/, '') }],
})
export class McpModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  /** Clients of the revisions with sessions ask for a stream first, and take 405 as the answer that there is none. */
  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().route({
      method: ['GET', 'DELETE'],
      url: '/api/mcp',
      handler: (_request, reply) => reply.status(405).header('allow', 'POST').send(),
    });
  }
}
