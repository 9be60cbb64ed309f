import { describe, expect, it } from '@jest/globals';
import { indexKeys } from './paths.ts';

describe('indexKeys', () => {
  it.each([
    ['a plain field', { a: 1 }, ['a'], [[1]]],
    ['a missing field as null', {}, ['a'], [[null]]],
    ['a nested field', { a: { b: 2 } }, ['a.b'], [[2]]],
    ['a path through a scalar as null', { a: 5 }, ['a.b'], [[null]]],
    ['an array by element', { a: [1, 2] }, ['a'], [[1], [2]]],
    ['an empty array as undefined', { a: [] }, ['a'], [[undefined]]],
    ['a path into an empty array as null', { a: [] }, ['a.b'], [[null]]],
    ['a nested array as one value', { a: [[1, 2]] }, ['a'], [[[1, 2]]]],
    ['fields of array elements', { a: [{ b: 1 }, { b: 2 }, {}] }, ['a.b'], [[1], [2], [null]]],
    ['arrays within elements', { a: [{ b: [1, 2] }, { b: 3 }] }, ['a.b'], [[1], [2], [3]]],
    ['a scalar element as null', { a: [1, { b: 2 }] }, ['a.b'], [[null], [2]]],
    [
      'compound keys of one array',
      { a: [{ b: 1, c: 2 }, { b: 3 }] },
      ['a.b', 'a.c'],
      [
        [1, 2],
        [3, null],
      ],
    ],
    [
      'compound keys beside an array',
      { a: [1, 2], d: 'x' },
      ['d', 'a'],
      [
        ['x', 1],
        ['x', 2],
      ],
    ],
    ['an element by position', { a: [5, 6] }, ['a.1'], [[6]]],
    ['a position beyond the end as null', { a: [5] }, ['a.1'], [[null]]],
  ])('returns %s', (_what, doc, paths, keys) => {
    expect(indexKeys(doc, paths)).toEqual(keys);
  });

  it('rejects two arrays in one compound key', () => {
    expect(() => indexKeys({ a: [1], b: [2] }, ['a', 'b'])).toThrow(
      expect.objectContaining({ code: 171, message: 'cannot index parallel arrays [b] [a]' }),
    );
  });
});
