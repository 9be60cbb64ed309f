import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { mergeMap, type Observable } from 'rxjs';
import { listBodyOf } from './list-body';

const compress = promisify(gzip);

/** Bytes that one packet carries: a shorter list arrives no sooner when it is compressed. */
const MIN_GZIP_LENGTH = 1_400;
/** Level 6 takes more than twice the time (measured on 250 kB). */
const GZIP_LEVEL = 1;

/**
 * Sends no body to a browser that already has the list, and compresses a long one. The ETag is computed from the bytes,
 * not from versions: names of teams and people change without the listed entities changing.
 */
@Injectable()
export class ListReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((content) => this.answer(request, reply, content)));
  }

  private async answer({ headers }: FastifyRequest, reply: FastifyReply, content: unknown) {
    const { bytes: body, etag } = await listBodyOf(content);
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
      reply.status(304);
      return undefined;
    }
    reply.type('application/json; charset=utf-8');
    if (body.length < MIN_GZIP_LENGTH || !/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return body;
    reply.header('content-encoding', 'gzip');
    return compress(body, { level: GZIP_LEVEL });
  }
}
