import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './outcome.rules';

describe('outcomeOf', () => {
  it.each([
    [{ code: 'ESOCKET', syscall: 'connect', command: 'CONN' }, 'away'],
    [{ code: 'EDNS', command: 'CONN' }, 'away'],
    [{ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' }, 'away'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM' }, 'away'],
    [{ code: 'EMESSAGE', responseCode: 421, command: 'DATA' }, 'away'],
    [{ code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' }, 'later'],
    [{ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 554, command: 'DATA' }, 'refused'],
    [{ code: 'ECONNECTION', command: 'CONN' }, 'unknown'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'unknown'],
    [new Error('other'), 'unknown'],
  ])('%j: %s', (error, outcome) => {
    expect(outcomeOf(error)).toBe(outcome);
  });
});
