import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { config } from '../config';
import { type Sitio, sitioOf } from '../factores/llaves/sitio.rules';

/** The site where the browser shows the application; null where there can be no passkeys. */
export const CallerSite = createParamDecorator((_data: unknown, context: ExecutionContext): Sitio | null =>
  sitioOf(config.WEB_URL, context.switchToHttp().getRequest<FastifyRequest>().headers.origin),
);
