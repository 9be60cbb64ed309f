import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';

type Reply = object | undefined;

/** What a handler returns goes into the acknowledgement, beside `success`. */
@Injectable()
export class AckInterceptor implements NestInterceptor<Reply, { success: true }> {
  intercept(_context: ExecutionContext, next: CallHandler<Reply>): Observable<{ success: true }> {
    return next.handle().pipe(map((reply) => ({ success: true, ...reply })));
  }
}
