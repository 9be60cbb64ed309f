import { MAX_ENTRADA_BYTES, RUTA_ENTRADA } from '@pmp/contracts/integraciones';
import { BODY_LIMIT_BYTES } from '@pmp/platform/edge';
import type { IncomingMessage } from 'node:http';
import { Transform, type Readable } from 'node:stream';

/**
 * Bodies up to this size are passed on in one write, which measured a fifth cheaper than streaming; larger ones stream.
 */
const WHOLE_UP_TO_BYTES = 16 * 1024;

const BODILESS_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const isBodiless = (request: IncomingMessage): boolean => BODILESS_METHODS.has(request.method!);

const isChunked = (request: IncomingMessage): boolean => request.headers['transfer-encoding'] !== undefined;

export const hasBody = (request: IncomingMessage): boolean => {
  if (isBodiless(request)) return false;
  const length = request.headers['content-length'];
  return isChunked(request) || (length !== undefined && length !== '0');
};

/** Whether the body is passed on while it is still arriving. */
export const streamsBody = (request: IncomingMessage): boolean =>
  hasBody(request) && (isChunked(request) || Number(request.headers['content-length']) > WHOLE_UP_TO_BYTES);

/**
 * JSON that is too large for any service. A service would refuse it and close the connection while it is still
 * arriving, and sometimes the connection breaks before the answer is read: a 503 that invites a retry.
 */
export const isTooLargeJson = (request: IncomingMessage, path: string): boolean =>
  /^application\/json/i.test(request.headers['content-type'] ?? '') &&
  Number(request.headers['content-length']) > limitOf(path);

/** Forges send whole histories. */
const limitOf = (path: string): number =>
  path.startsWith(`${RUTA_ENTRADA}/`) ? MAX_ENTRADA_BYTES : BODY_LIMIT_BYTES;

/** Calls `send` once the body may be sent; never if the client leaves before a small one is complete. */
export function withBody(request: IncomingMessage, send: (body: Buffer | Readable | null) => void): void {
  if (!hasBody(request)) return send(null);
  if (streamsBody(request)) return send(ownStream(request));
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => send(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

/**
 * A service may answer (with a 413) before it has read everything, and close. What undici then does must not affect the
 * client. It destroys the stream it was given, so that is not the request itself. And it treats a failed write as the
 * end of the exchange, so each write waits until what has arrived is read.
 */
function ownStream(request: IncomingMessage): Readable {
  const body = new Transform({
    transform: (chunk: Buffer, _encoding, pass) => void setImmediate(pass, null, chunk),
  });
  return request.pipe(body.on('error', () => undefined));
}

/** Reads and drops the rest of an unwanted body, so that the client gets to read the answer. */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  request.unpipe();
  request.resume();
}
