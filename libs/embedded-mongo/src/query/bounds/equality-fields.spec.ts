import { describe, expect, it } from '@jest/globals';
import { equalityFields } from './equality-fields.ts';

describe('equalityFields', () => {
  it.each([
    [{ a: 1, b: { $gt: 2 } }, { a: 1 }],
    [{ 'a.b': 1, 'a.c': { $eq: 2 } }, { a: { b: 1, c: 2 } }],
    [{ $and: [{ a: 1 }, { b: 2 }] }, { a: 1, b: 2 }],
    [{ $or: [{ a: 1 }] }, { a: 1 }],
    [{ $or: [{ a: 1 }, { b: 2 }] }, {}],
    [{ a: { $in: [1] }, b: { $in: [1, 2] } }, { a: 1 }],
    [{ a: /x/ }, {}],
    [{ a: { b: 1 } }, { a: { b: 1 } }],
  ])('returns the fields that %j fixes', (filter, seed) => {
    expect(equalityFields(filter)).toEqual(seed);
  });

  it('rejects a path fixed twice', () => {
    expect(() => equalityFields({ $and: [{ a: 1 }, { a: 2 }] })).toThrow(
      expect.objectContaining({ code: 54 }),
    );
  });
});
