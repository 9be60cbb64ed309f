import { describe, expect, it } from '@jest/globals';
import { NewestStates } from './newest-states';
import type { OutboxMessage } from './outbox-row';

const state = (subject: string, version: number): OutboxMessage => ({
  canal: 'estado',
  subject,
  version,
  id: `${subject}:${version}`,
  cuerpo: '{}',
});
const fact: OutboxMessage = { canal: 'hecho', subject: 'h', id: 'h:1', cuerpo: '{}' };
const ids = (messages: OutboxMessage[]): string[] => messages.map(({ id }) => id);

describe('NewestStates', () => {
  it('chooses the newest state of each subject, whatever the order of the rows', () => {
    const chosen = new NewestStates().choose([
      state('a', 2),
      state('b', 1),
      fact,
      state('a', 3),
      state('a', 1),
    ]);
    expect(ids(chosen)).toEqual(['b:1', 'h:1', 'a:3']);
  });

  it('leaves out states that are not newer than the one already sent', () => {
    const states = new NewestStates();
    states.record(state('a', 2));
    states.record(state('a', 1));
    expect(ids(states.choose([state('a', 1), state('a', 2), fact]))).toEqual(['h:1']);
    expect(ids(states.choose([state('a', 3)]))).toEqual(['a:3']);
  });
});
