import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Broker, Writing } from '@pmp/platform';
import { EventEmitter } from 'node:events';
import { TareasRevisions } from './tareas-revisions';

const [UNO, OTRO, AJENO] = ['uno', 'otro', 'ajeno'];

describe('the revisions of tasks', () => {
  let cambios: TareasRevisions;
  beforeEach(() => {
    cambios = new TareasRevisions({ connection: {} } as Broker);
  });
  const revisions = () => [UNO, OTRO, AJENO].map((proyecto) => cambios.revisionOf(proyecto!));

  it('grow once per project when the transaction ends, with one listener per transaction', () => {
    const transaction = new EventEmitter();
    for (let i = 0; i < 200; i += 1)
      cambios.afterCommit(transaction as unknown as Writing, i % 2 ? UNO! : OTRO!);
    expect(transaction.listenerCount('ended')).toBe(1);
    expect(revisions()).toEqual([0, 0, 0]);
    transaction.emit('ended');
    expect(revisions()).toEqual([1, 1, 0]);
  });

  it('grow for every project when the project is not known', () => {
    const [before, transaction] = [revisions(), new EventEmitter()];
    cambios.afterCommit(transaction as unknown as Writing, UNO!);
    cambios.afterCommit(transaction as unknown as Writing, null);
    transaction.emit('ended');
    expect(revisions().every((revision, i) => revision! > before[i]!)).toBe(true);
  });
});
