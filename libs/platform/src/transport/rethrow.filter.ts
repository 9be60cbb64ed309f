import { Catch, type RpcExceptionFilter } from '@nestjs/common';
import { throwError, type Observable } from 'rxjs';

/**
 * Passes the error of a handler on unchanged, because it decides whether a fact is retried or set aside and how a
 * command is answered. Nest's own filter for messages would log it and pass on 'Internal server error' instead.
 */
@Catch()
export class RethrowFilter implements RpcExceptionFilter {
  catch(thrown: unknown): Observable<never> {
    return throwError(() => thrown);
  }
}
