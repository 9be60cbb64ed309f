import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { API_HEADERS } from './api-headers';
import { ClientAddress } from './client-address';
import { DemoDoor } from './demo-door';
import { RateLimits } from './rate-limits';
import { SharedCounts } from './shared-counts';
import { UploadPlaces } from './upload-places';

/** The documentation sets its own page headers. */
const isDocsPage = (url: string): boolean => /^\/api\/docs(?:[/?]|$)/.test(url);

@Module({
  providers: [ClientAddress, DemoDoor, RateLimits, SharedCounts, UploadPlaces],
  exports: [ClientAddress, DemoDoor, RateLimits, SharedCounts, UploadPlaces],
})
export class SeguridadModule implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    this.host.httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api') && !isDocsPage(request.url)) reply.headers(API_HEADERS);
      done();
    });
  }
}
