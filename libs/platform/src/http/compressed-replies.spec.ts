import { expect, it, jest } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { gunzipSync } from 'node:zlib';
import { CompressedReplies } from './compressed-replies';

interface Sent {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Sends what `content` returns to a client with these headers. */
async function send(
  replies: CompressedReplies,
  headers: Record<string, string>,
  content: () => Promise<object>,
  etag = 'W/"1"',
): Promise<Sent> {
  const sent: Sent = { status: 200, headers: {} };
  const reply = {
    header: (name: string, value: string) => ((sent.headers[name] = value), reply),
    type: (value: string) => reply.header('content-type', value),
    status: (status: number) => ((sent.status = status), reply),
    send: (body?: Buffer) => ((sent.body = body), reply),
  };
  await replies.send({ headers } as FastifyRequest, reply as unknown as FastifyReply, etag, content);
  return sent;
}

const board = { columnas: ['Por hacer', 'En progreso'] };
const content = () => jest.fn(() => Promise.resolve(board));
const GZIP = { 'accept-encoding': 'gzip, br' };

it('makes the reply once for all who ask, also at the same time', async () => {
  const replies = new CompressedReplies(10_000);
  const made = content();
  const sent = await Promise.all([send(replies, GZIP, made), send(replies, GZIP, made)]);
  sent.push(await send(replies, GZIP, made));
  for (const { headers, body } of sent) {
    expect(headers).toMatchObject({ etag: 'W/"1"', 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(JSON.parse(gunzipSync(body!).toString())).toEqual(board);
  }
  expect(made).toHaveBeenCalledTimes(1);
  await send(replies, GZIP, made, 'W/"2"');
  expect(made).toHaveBeenCalledTimes(2);
});

it('sends it plain to a client that does not take gzip, and nothing to one that has it', async () => {
  const replies = new CompressedReplies(10_000);
  const made = content();
  const held = await send(replies, { 'if-none-match': 'W/"0", W/"1"' }, made);
  expect([held.status, held.body, made.mock.calls.length]).toEqual([304, undefined, 0]);
  const plain = await send(replies, { 'accept-encoding': 'gzip;q=0' }, made);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(plain.body!.toString())).toEqual(board);
});

it('keeps no more memory than its own bytes, and nothing of a reply that failed', async () => {
  const replies = new CompressedReplies(10_000);
  await expect(send(replies, GZIP, () => Promise.reject(new Error('no database')))).rejects.toThrow();
  const { body } = await send(replies, GZIP, content());
  expect(body!.buffer.byteLength).toBe(body!.length);
});

it('keeps no more than it may', async () => {
  const replies = new CompressedReplies(100);
  const made = content();
  for (const etag of ['1', '2', '3', '1']) await send(replies, GZIP, made, etag);
  expect(made).toHaveBeenCalledTimes(4);
});
