import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer +(\S+)$/i;

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1];
