import type { AuthenticatedRequest } from '@pmp/platform';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Observable } from 'rxjs';
import { SesionesRepository } from './sesiones.repository';

/** At most one write per session and minute: «último uso» is shown in minutes. */
const MINUTE_MS = 60_000;
const MAX_SESSIONS = 20_000;

/** Records when a session was last used, without delaying the request. */
@Injectable()
export class SessionUse implements NestInterceptor {
  private readonly noted = new LRUCache<string, true>({ max: MAX_SESSIONS, ttl: MINUTE_MS });

  constructor(private readonly sesiones: SesionesRepository) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { user } = context.switchToHttp().getRequest<Partial<AuthenticatedRequest>>();
    if (context.getType() === 'http' && user) this.note(user.sid);
    return next.handle();
  }

  note(sid: string): void {
    if (this.noted.has(sid)) return;
    this.noted.set(sid, true);
    this.sesiones.touch(sid, new Date()).catch(() => this.noted.delete(sid));
  }
}
