import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RUTA_MCP } from '@pmp/contracts/usuarios';
import type { FastifyInstance } from 'fastify';
import { API_HEADERS } from '../seguridad/api-headers';
import { originOf, RECURSO, recursoOf, SERVIDOR, servidorOf } from './metadata';

/** What programs read to find out how a person lets them in. */
@Module({})
export class OauthModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    const says = (url: string, metadata: (origin: string) => object): void => {
      fastify.get(url, ({ raw }, reply) =>
        reply.headers({ ...API_HEADERS, 'cache-control': 'no-store' }).send(metadata(originOf(raw))),
      );
    };
    says(RECURSO, recursoOf);
    says(RECURSO + RUTA_MCP, recursoOf);
    says(SERVIDOR, servidorOf);
  }
}
