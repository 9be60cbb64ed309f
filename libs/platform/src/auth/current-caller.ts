import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Caller } from './caller';

export interface AuthenticatedRequest {
  caller: Caller;
}

export const CurrentCaller = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().caller,
);
