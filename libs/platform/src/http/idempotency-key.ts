import { createHash } from 'node:crypto';

const HEADER = 'idempotency-key';
const ID_LENGTH = 24;

interface Request {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body?: unknown;
}

const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * A client that chooses the id of what it creates may repeat its call; one that sends `Idempotency-Key` instead gets the
 * id that follows from the key, so that there is one way of telling a call that is repeated. Another person's key, or one
 * at another address, is another key. Where a route takes no id, it is dropped like any field that nobody knows.
 */
export function idFromIdempotencyKey({ method, url, headers, body }: Request, person: string): void {
  const key = headers[HEADER];
  if (method !== 'POST' || typeof key !== 'string' || key.trim() === '') return;
  if (!isObject(body) || body['_id'] !== undefined) return;
  const [path] = url.split('?', 1);
  const text = JSON.stringify([person, path, key]);
  body['_id'] = createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
}
