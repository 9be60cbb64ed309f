import type { AuthenticatedRequest } from '@pmp/platform';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './caller-address';

/** From where somebody asks for what only the owner of the account may. */
export interface AskingSession {
  direccion: string;
  sid: string;
  /** When they last showed who they are. */
  probada: Date;
}

export const CurrentAsking = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AskingSession => {
    const request = context.switchToHttp().getRequest<FastifyRequest & AuthenticatedRequest>();
    const { sid, probada } = request.user;
    return { direccion: addressOf(request), sid, probada };
  },
);
