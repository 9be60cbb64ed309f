import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/**
 * Nest's own filter for messages logs the error and hands on 'Internal server error'; whether a fact is tried again
 * or set aside, and what a command is answered with, depends on the error itself.
 */
@Catch()
export class RethrowFilter implements RpcExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}
