import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PreparedList } from './prepared-list';

/** Sends no body to a browser that already has the list, and compresses a long one. */
@Injectable()
export class ListReplyInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(mergeMap((content) => this.answer(request, reply, content)));
  }

  private async answer({ headers }: FastifyRequest, reply: FastifyReply, content: unknown) {
    const list = content instanceof PreparedList ? content : new PreparedList(content);
    reply
      .header('etag', list.etag)
      .header('cache-control', 'private, no-cache')
      .header('vary', 'accept-encoding');
    if (headers['if-none-match']?.split(/\s*,\s*/).includes(list.etag)) {
      reply.status(304);
      return undefined;
    }
    reply.type('application/json; charset=utf-8');
    if (!list.isWorthCompressing || !/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return list.body;
    reply.header('content-encoding', 'gzip');
    return list.gzipped();
  }
}
