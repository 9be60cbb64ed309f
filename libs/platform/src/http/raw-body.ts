import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

interface RawBodyOptions {
  /** Of this route, in place of the limit of all others. */
  maxBytes: number;
  /** In place of JSON. */
  type?: typeof FORM_TYPE;
}

interface Config {
  cuerpoTalCual?: RawBodyOptions;
}

/** The body of the route, JSON if nothing else is said, reaches it as the text that was sent: a signature is of every letter of it. */
export const RawBody = (options: RawBodyOptions) => RouteConfig({ cuerpoTalCual: options } satisfies Config);

export const takesRawBody = (
  { routeOptions: { config } }: FastifyRequest,
  type?: typeof FORM_TYPE,
): boolean => {
  const raw = (config as Config).cuerpoTalCual;
  return raw !== undefined && raw.type === type;
};

export function limitRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const raw = (route.config as Config | undefined)?.cuerpoTalCual;
    if (raw) route.bodyLimit = raw.maxBytes;
  });
}
