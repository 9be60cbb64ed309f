import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '../../errors/domain-error';
import type { Caller } from '../caller';

/** Of a request that has been let through, what this asks for: the whole of it would bring the database along. */
interface SignedIn {
  user: { caller: Caller; probada: Date };
}

/** How long a sign-in counts as recent: somebody at work is asked at most twice in an hour. */
const RECIENTE_MS = 30 * 60_000;

export const isRecent = (probada: Date): boolean => probada.getTime() > Date.now() - RECIENTE_MS;

/**
 * Refuses a session that began too long ago for what is dangerous: a browser left open, or a token that was taken from
 * it, is not enough. A personal token has its own scope, and nobody sits there who could be asked.
 */
export class RecentSignIn implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { caller, probada } = context.switchToHttp().getRequest<SignedIn>().user;
    if (!caller.token && !isRecent(probada)) throw new DomainError(erroresComunes.entradaAntigua);
    return true;
  }
}
