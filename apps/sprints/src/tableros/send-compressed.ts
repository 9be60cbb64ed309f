import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const decompress = promisify(gunzip);
const REFUSES_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

const takesGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b/.test(`${accepted}`) && !REFUSES_GZIP.test(`${accepted}`);

/** Sends a compressed body, or none to a client that already has it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  body: () => Promise<Buffer>,
): Promise<void> {
  const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
  if (held?.split(/\s*,\s*/).includes(etag)) return void reply.status(304).send();
  const compressed = await body();
  reply.type('application/json; charset=utf-8');
  if (takesGzip(accepted)) return void reply.header('content-encoding', 'gzip').send(compressed);
  reply.send(await decompress(compressed));
}
