import { describe, expect, it } from '@jest/globals';
import { assertOrdered } from './migracion';

const list = (...nombres: string[]) => nombres.map((nombre) => ({ nombre, apply: async () => undefined }));

describe('assertOrdered', () => {
  it('accepts names with growing numbers', () => {
    expect(() => assertOrdered(list('0001-estados', '0002-orden-de-tareas'))).not.toThrow();
    expect(() => assertOrdered([])).not.toThrow();
  });

  it.each([[['0002-b', '0001-a']], [['0001-a', '0001-b']], [['1-a']], [['0001-Á']], [['0001']]])(
    'refuses %j',
    (nombres) => {
      expect(() => assertOrdered(list(...nombres))).toThrow('out of order');
    },
  );
});
