import { describe, expect, it } from '@jest/globals';
import type { Doc } from '../values/bson/doc.ts';
import { compileProjection } from './compile-projection.ts';

const doc: Doc = {
  _id: 1,
  a: 1,
  b: { c: 2, d: { e: 3 } },
  l: [{ k: 1, v: 'x' }, { k: 2, v: 'y' }, 7, [{ k: 3, v: 'z' }]],
  n: [1, 2, 3, 4],
};

describe('compileProjection', () => {
  it.each([
    ['everything', {}, doc],
    ['fields, in the order of the document', { 'b.c': 1, a: true }, { _id: 1, a: 1, b: { c: 2 } }],
    ['fields without _id', { a: 1, _id: 0 }, { a: 1 }],
    ['fields without an _id that is a document', { a: 1, _id: 0 }, { a: 1 }, { _id: { x: 1 }, a: 1 }],
    ['only _id', { _id: 1 }, { _id: 1 }],
    ['all but _id', { _id: 0 }, { a: doc.a, b: doc.b, l: doc.l, n: doc.n }],
    ['all but fields', { l: 0, n: 0, 'b.d': 0 }, { _id: 1, a: 1, b: { c: 2 } }],
    ['a nested specification', { b: { c: 1, d: { e: 1 } } }, { _id: 1, b: { c: 2, d: { e: 3 } } }],
    ['fields of elements, scalars dropped', { 'l.k': 1 }, { _id: 1, l: [{ k: 1 }, { k: 2 }, [{ k: 3 }]] }],
    [
      'all but fields of elements',
      { _id: 0, a: 0, b: 0, n: 0, 'l.k': 0 },
      { l: [{ v: 'x' }, { v: 'y' }, 7, [{ v: 'z' }]] },
    ],
    ['fields below a scalar', { 'a.x': 1 }, { _id: 1 }],
    ['missing fields', { zz: 1 }, { _id: 1 }],
    ['a literal', { a: 1, x: 'text' }, { _id: 1, a: 1, x: 'text' }],
    ['an expression', { _id: 0, s: { $add: ['$a', 1] } }, { s: 2 }],
    ['a field by another name', { _id: 0, s: '$b.c', t: '$nope' }, { s: 2 }],
    ['a nested expression', { _id: 0, 'x.y': { $literal: 1 } }, { x: { y: 1 } }],
    ['$elemMatch', { l: { $elemMatch: { k: 2 } } }, { _id: 1, l: [{ k: 2, v: 'y' }] }],
    ['$elemMatch without a match', { a: 1, l: { $elemMatch: { k: 9 } } }, { _id: 1, a: 1 }],
  ])('returns %s', (_what, spec, result, source: Doc = doc) => {
    const given = compileProjection(spec as Doc, {})(source);
    expect(given).toEqual(result);
    expect(Object.keys(given)).toEqual(Object.keys(result as Doc));
  });

  it('returns the element that the filter matched', () => {
    expect(compileProjection({ _id: 0, 'l.$': 1 }, { 'l.k': 2 })(doc)).toEqual({ l: [{ k: 2, v: 'y' }] });
  });

  it.each([
    [{ a: 1, b: 0 }, 31254, 'Cannot do exclusion on field b in inclusion projection'],
    [{ a: 0, b: 1 }, 31253, 'Cannot do inclusion on field b in exclusion projection'],
    [{ b: 1, 'b.c': 1 }, 31249, /Path collision at b\.c/],
    [{ 'b.c': 1, b: 1 }, 31250, /Path collision at b/],
    [{ $a: 1 }, 16410, /may not start with '\$'/],
    [{ a: { $foo: 1 } }, 168, /Unrecognized expression '\$foo'/],
    [{ 'a..b': 1 }, 40352, /FieldPath/],
    [{ a: {} }, 51270, /empty sub-projection/],
  ])('rejects %j', (spec, code, message) => {
    expect(() => compileProjection(spec as Doc, {})).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });
});
