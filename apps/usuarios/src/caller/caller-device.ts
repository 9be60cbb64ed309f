import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The browser's name is at the start; a header may be kilobytes long. */
const MAX_AGENTE = 400;

export const CallerDevice = createParamDecorator((_data: unknown, context: ExecutionContext): string =>
  (context.switchToHttp().getRequest<FastifyRequest>().headers['user-agent'] ?? '').slice(0, MAX_AGENTE),
);
