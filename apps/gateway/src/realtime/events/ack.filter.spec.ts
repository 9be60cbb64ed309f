import { describe, expect, it } from '@jest/globals';
import type { ArgumentsHost } from '@nestjs/common';
import { erroresComunes } from '@pmp/contracts/common';
import { DomainError, sentenceIn } from '@pmp/platform/edge';
import { pino } from 'pino';
import { AckFilter } from './ack.filter';

function answer(thrown: unknown, asksForAck = true): { acks: unknown[]; logged: string[] } {
  const acks: unknown[] = [];
  const logged: string[] = [];
  const ack = asksForAck ? (reply: unknown) => acks.push(reply) : undefined;
  const host = {
    getArgs: () => [{}, { chatId: 'x' }, ack, 'unirse_chat'],
    switchToWs: () => ({ getPattern: () => 'unirse_chat' }),
  };
  const logger = pino({}, { write: (line) => void logged.push(line) });
  new AckFilter(logger).catch(thrown, host as unknown as ArgumentsHost);
  return { acks, logged };
}

describe('AckFilter', () => {
  it('answers a refusal in the acknowledgement, and logs none of what was foreseen', () => {
    const { acks, logged } = answer(new DomainError(erroresComunes.noEncontrado));
    expect(acks).toEqual([
      { success: false, ...sentenceIn(erroresComunes.noEncontrado), codigo: 'NO_ENCONTRADO' },
    ]);
    expect(logged).toEqual([]);
  });

  it.each([new Error('hunter2'), 'hunter2', { hunter2: 1 }, null])(
    'answers %o without a word of it, and logs it once with its event',
    (thrown) => {
      const { acks, logged } = answer(thrown);
      expect(acks).toEqual([
        { success: false, ...sentenceIn(erroresComunes.interno), codigo: 'ERROR_INTERNO' },
      ]);
      expect(logged).toHaveLength(1);
      expect(JSON.parse(logged[0]!)).toMatchObject({ evento: 'unirse_chat', msg: 'error inesperado' });
    },
  );

  it('answers nothing to a client that asked for no acknowledgement', () => {
    expect(answer(new DomainError(erroresComunes.noEncontrado), false).acks).toEqual([]);
  });
});
