import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
type RawType = typeof JSON_TYPE | typeof FORM_TYPE;

interface RawBodyOptions {
  /** Of this route, in place of the limit of all others. */
  maxBytes: number;
  /** The content types that it takes. */
  types: readonly RawType[];
}

interface Config {
  cuerpoTalCual?: RawBodyOptions;
}

/** The body of the route reaches it as the text that was sent: a signature is of every letter of it. */
export const RawBody = (options: RawBodyOptions) => RouteConfig({ cuerpoTalCual: options } satisfies Config);

export const takesRawBody = ({ routeOptions: { config } }: FastifyRequest, type: RawType): boolean =>
  (config as Config).cuerpoTalCual?.types.includes(type) ?? false;

export function limitRawBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const raw = (route.config as Config | undefined)?.cuerpoTalCual;
    if (raw) route.bodyLimit = raw.maxBytes;
  });
}
