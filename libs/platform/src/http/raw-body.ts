import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface RawBodyOptions {
  /** Of this route, in place of the limit of all others. */
  maxBytes: number;
}

interface Config {
  cuerpoTalCual?: RawBodyOptions;
}

/** The JSON body of the route reaches it as the text that was sent: a signature is of every letter of it. */
export const RawBody = (options: RawBodyOptions) => RouteConfig({ cuerpoTalCual: options } satisfies Config);

export const takesRawBody = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  (config as Config).cuerpoTalCual !== undefined;

export function limitRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const raw = (route.config as Config | undefined)?.cuerpoTalCual;
    if (raw) route.bodyLimit = raw.maxBytes;
  });
}
