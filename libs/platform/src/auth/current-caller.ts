import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './caller';
import type { Session } from './sessions';

/** A request that the guard has let through; `user` is where passport puts whom it found. */
export interface AuthenticatedRequest {
  user: Session;
}

const sessionOf = (context: ExecutionContext): Session =>
  context.switchToHttp().getRequest<AuthenticatedRequest>().user;

export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller => sessionOf(context).caller,
);

/** When whoever calls last showed who they are. */
export const CurrentProof = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Date => sessionOf(context).probada,
);

/** The session that the call was made with. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => sessionOf(context).sid,
);
