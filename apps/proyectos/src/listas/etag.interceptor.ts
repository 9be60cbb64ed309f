import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { map, type Observable } from 'rxjs';

/**
 * Names the content of a list, so that a browser that already holds it is answered without a body. Of the
 * bytes and not of the versions: names of teams and people change without the listed entities changing.
 */
@Injectable()
export class EtagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(map((content) => this.answer(request, reply, content)));
  }

  private answer(request: FastifyRequest, reply: FastifyReply, content: unknown): string | undefined {
    const body = JSON.stringify(content);
    const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
      reply.status(304);
      return undefined;
    }
    reply.type('application/json; charset=utf-8');
    return body;
  }
}
