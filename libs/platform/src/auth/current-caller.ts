import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './caller';

export interface AuthenticatedRequest {
  caller: Caller;
  sid: string;
}

export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().caller,
);

/** The session that the call was made with. */
export const CurrentSession = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().sid,
);
