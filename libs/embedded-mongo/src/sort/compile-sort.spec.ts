import { describe, expect, it } from '@jest/globals';
import { MinKey, ObjectId } from 'bson';
import type { Doc } from '../values/bson/doc.ts';
import { compileSort } from './compile-sort.ts';

const sorted = (spec: Doc, docs: Doc[]): Doc[] => [...docs].sort(compileSort(spec));

describe('compileSort', () => {
  it('orders values of different types, with missing ones as null', () => {
    const docs = [
      { a: 'x' },
      { a: 2 },
      {},
      { a: null },
      { a: true },
      { a: new ObjectId() },
      { a: {} },
      { a: new MinKey() },
      { a: [] },
    ];
    const kinds = sorted({ a: 1 }, docs).map(({ a }) =>
      a === undefined ? 'missing' : Array.isArray(a) ? 'empty' : a === null ? 'null' : typeof a,
    );
    expect(kinds).toEqual([
      'object',
      'empty',
      'missing',
      'null',
      'number',
      'string',
      'object',
      'object',
      'boolean',
    ]);
  });

  it('sorts an array by its smallest element ascending and by its largest descending', () => {
    const docs = [{ a: [5, 1] }, { a: 2 }, { a: [3, 4] }];
    expect(sorted({ a: 1 }, docs)).toEqual([{ a: [5, 1] }, { a: 2 }, { a: [3, 4] }]);
    expect(sorted({ a: -1 }, docs)).toEqual([{ a: [5, 1] }, { a: [3, 4] }, { a: 2 }]);
  });

  it('follows paths through arrays', () => {
    const docs = [{ a: [{ b: 3 }, { b: 0 }] }, { a: { b: 1 } }, { a: [{}] }];
    expect(sorted({ 'a.b': 1 }, docs)).toEqual([{ a: [{}] }, { a: [{ b: 3 }, { b: 0 }] }, { a: { b: 1 } }]);
  });

  it('breaks ties by the next field', () => {
    const docs = [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
      { a: 0, b: 0 },
    ];
    expect(sorted({ a: 1, b: -1 }, docs)).toEqual([
      { a: 0, b: 0 },
      { a: 1, b: 2 },
      { a: 1, b: 1 },
    ]);
  });

  it.each([
    [{ a: 2 }, 15975],
    [{ a: 'x' }, 15974],
    [{ '': 1 }, 40352],
  ])('rejects %j', (spec, code) => {
    expect(() => compileSort(spec)).toThrow(expect.objectContaining({ code }));
  });
});
