import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const compress = promisify(gzip);
const decompress = promisify(gunzip);
/** A higher level costs more than it saves, because what is in use changes often. */
const GZIP_LEVEL = 1;
const REFUSES_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/;

const takesGzip = (accepted: string | string[] | undefined): boolean =>
  /\bgzip\b/.test(`${accepted}`) && !REFUSES_GZIP.test(`${accepted}`);

/**
 * Long replies that many people ask for and that take long to read, serialise and compress, kept under their ETag. An
 * ETag must name one content, in all replicas and for all who may ask for it; then nothing kept here is ever wrong.
 */
export class CompressedReplies {
  private readonly kept: LRUCache<string, Buffer, () => Promise<object>>;

  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
      // Those who ask while it is being made wait for the same one.
      fetchMethod: async (_etag, _stale, { context: content }) =>
        ownCopy(await compress(JSON.stringify(await content()), { level: GZIP_LEVEL })),
      ignoreFetchAbort: true,
    });
  }

  /** Answers 304 to a client that has this content already. */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    etag: string,
    content: () => Promise<object>,
  ): Promise<void> {
    const { 'if-none-match': held, 'accept-encoding': accepted } = request.headers;
    reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding');
    if (held?.split(/\s*,\s*/).includes(etag)) return void reply.status(304).send();
    const compressed = await this.kept.forceFetch(etag, { context: content });
    reply.type('application/json; charset=utf-8');
    if (takesGzip(accepted)) return void reply.header('content-encoding', 'gzip').send(compressed);
    reply.send(await decompress(compressed));
  }
}

/** zlib returns the beginning of a chunk of 16 kB, and all of that would stay in memory. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
