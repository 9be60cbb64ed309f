import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { STATUS_OF_KIND } from '@pmp/contracts/common';
import { errorBody } from '../../errors/error-body';
import { toDomainError } from '../../errors/to-domain-error';
import type { AuthenticatedRequest } from '../current-caller';
import { idsIn } from './ids-in';
import type { TokenReadings } from './token-readings';

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  br: promisify(brotliDecompress),
};
const FIRST_REFUSAL = 400;

/** What is streamed (a file) belongs to what its address names. */
async function textOf(payload: unknown, reply: FastifyReply): Promise<string> {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  const unpack = UNPACK[String(reply.getHeader('content-encoding'))];
  return (unpack ? await unpack(payload) : payload).toString('latin1');
}

/**
 * Looks through every reply to a personal token before its first byte leaves: if it tells of something whose text came
 * from outside the team, the token has read it from now on. A reply that cannot be noted is not given.
 */
export function noteReadings(fastify: FastifyInstance, readings: TokenReadings): void {
  const note = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> => {
    const token = (request as Partial<AuthenticatedRequest>).user?.caller.token;
    if (!token) return;
    // A refusal says nothing of what the address names.
    const named = reply.statusCode < FIRST_REFUSAL ? request.url : '';
    await readings.noteIds(token, idsIn(`${named} ${await textOf(payload, reply)}`));
  };
  fastify.addHook('onSend', async (request, reply, payload: unknown) => {
    try {
      await note(request, reply, payload);
      return payload;
    } catch (error) {
      const refusal = toDomainError(error);
      if (!refusal) throw error;
      for (const name of ['content-encoding', 'content-length', 'content-disposition', 'etag'])
        reply.removeHeader(name);
      reply.code(STATUS_OF_KIND[refusal.kind]).type('application/json; charset=utf-8');
      return JSON.stringify(errorBody(refusal, request.id));
    }
  });
}
