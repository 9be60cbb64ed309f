import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** Up to here a body goes on in one write, which measured a fifth cheaper than a stream; beyond, it streams. */
const WHOLE_UP_TO_BYTES = 16 * 1024;

const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isBodiless = (request: IncomingMessage): boolean => BODILESS_METHODS.has(request.method!);

/** Hands the body on once it may be sent; never when the client leaves before a small one is complete. */
export function withBody(request: IncomingMessage, send: (body: Buffer | Readable | null) => void): void {
  const length = request.headers['content-length'];
  const chunked = request.headers['transfer-encoding'] !== undefined;
  if (isBodiless(request) || (!chunked && (length === undefined || length === '0'))) return send(null);
  if (chunked || Number(length) > WHOLE_UP_TO_BYTES) return send(ownStream(request));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => send(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

/**
 * undici destroys the stream it was given when a service answers before reading all of it (a 413); on the
 * request itself that would cut the client's connection before it sees the answer. The rest is read and dropped,
 * and the error it is destroyed with reaches the exchange anyway.
 */
function ownStream(request: IncomingMessage): Readable {
  const body = new PassThrough();
  body.on('error', () => undefined);
  request.pipe(body);
  body.once('close', () => {
    if (!request.complete) request.resume();
  });
  return body;
}
