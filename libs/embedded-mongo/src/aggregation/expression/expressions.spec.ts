import { describe, expect, it } from '@jest/globals';
import { Double, Long } from 'bson';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { compileExpression } from './compile-expression.ts';

const now = new Date('2026-11-20T18:00:00Z');
const evaluate = (expression: Value, doc: Doc = {}): Value =>
  compileExpression(expression)({ root: doc, now });
const date = new Date('2026-02-28T23:30:15.123Z');
const doc: Doc = {
  a: 1,
  b: { c: 2 },
  l: [{ k: 1 }, { k: 2 }, 3],
  n: null,
  d: date,
  s: 'Ñandú',
  nums: [3, 1, 2],
};

describe('expressions', () => {
  it.each<[Value, Value]>([
    ['$b.c', 2],
    ['$l.k', [1, 2]],
    ['$nope', undefined],
    ['$a.x', undefined],
    ['$$ROOT.a', 1],
    ['$$NOW', now],
    ['text', 'text'],
    [{ $literal: '$a' }, '$a'],
    [
      ['$a', '$nope'],
      [1, null],
    ],
    [{ x: '$a', y: '$nope' }, { x: 1 }],
  ])('reads %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $add: ['$a', 2, 1.5] }, 4.5],
    [{ $add: [1, new Double(1)] }, new Double(2)],
    [{ $add: [2147483647, 1] }, Long.fromNumber(2147483648)],
    [{ $add: ['$d', 1000] }, new Date(date.getTime() + 1000)],
    [{ $add: [1, null] }, null],
    [{ $add: [] }, 0],
  ])('calculates %j', (expression, value) => {
    expect(evaluate(expression, doc)).toStrictEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $eq: ['$n', '$nope'] }, false],
    [{ $gt: ['$n', '$nope'] }, true],
    [{ $gt: ['x', 5] }, true],
    [{ $eq: [1, Long.ONE] }, true],
    [{ $and: [1, 'x', []] }, true],
    [{ $and: [1, 0] }, false],
    [{ $or: [null, '$nope', 0] }, false],
    [{ $not: [false] }, true],
    [{ $cond: ['$a', 'yes', 'no'] }, 'yes'],
    [{ $cond: { if: '$nope', then: 1, else: 2 } }, 2],
    [{ $ifNull: ['$nope', '$n', 7] }, 7],
    [
      {
        $switch: {
          branches: [
            { case: false, then: 1 },
            { case: { $gt: ['$a', 0] }, then: 2 },
          ],
          default: 3,
        },
      },
      2,
    ],
    [{ $switch: { branches: [{ case: false, then: 1 }], default: 3 } }, 3],
  ])('decides %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $toLower: 'ABC' }, 'abc'],
    [{ $toLower: '$s' }, 'Ñandú'],
    [{ $toLower: '$nope' }, ''],
    [{ $replaceAll: { input: '$nope', find: 'a', replacement: 'b' } }, null],
    [{ $replaceAll: { input: 'aba', find: 'a', replacement: { $literal: '$&' } } }, '$&b$&'],
  ])('handles text with %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $size: '$l' }, 3],
    [{ $arrayElemAt: ['$nums', -1] }, 2],
    [{ $arrayElemAt: ['$nums', 9] }, undefined],
    [{ $indexOfArray: ['$nums', 2] }, 2],
    [{ $mergeObjects: ['$b', { d: 1 }, null] }, { c: 2, d: 1 }],
  ])('handles arrays and documents with %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, number]>([
    [{ $foo: 1 }, 168],
    [{ $add: ['$s', 1] }, 14],
    [{ $not: [1, 2] }, 16020],
    [{ $toLower: '$a' }, 51746],
    [{ $replaceAll: { input: '$s', find: 'a' } }, 9],
    [{ $size: '$a' }, 17124],
    [{ $arrayElemAt: ['$a', 0] }, 28689],
    [{ $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
    [{ $cond: { if: 1, then: 1 } }, 17082],
    [{ $mergeObjects: ['$a'] }, 40400],
    ['$$nope', 17276],
    ['$', 16872],
    ['$a..b', 15998],
  ])('rejects %j', (expression, code) => {
    expect(() => evaluate(expression, doc)).toThrow(expect.objectContaining({ code }));
  });
});
