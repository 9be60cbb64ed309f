import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { compileExpression } from './compile-expression.ts';
import { rootScope } from './operands/scope.ts';

const now = new Date('2026-11-20T18:00:00Z');
const evaluate = (expression: Value, doc: Doc = {}): Value =>
  compileExpression(expression)(rootScope(doc, {}, now));
const decimal = (text: string): Decimal128 => Decimal128.fromString(text);
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
    ['$$CURRENT.b.c', 2],
    ['$$NOW', now],
    ['text', 'text'],
    [{ $literal: '$a' }, '$a'],
    [
      ['$a', '$nope'],
      [1, null],
    ],
    [{ x: '$a', y: '$nope' }, { x: 1 }],
    [{ $let: { vars: { x: '$a', y: 2 }, in: { $add: ['$$x', '$$y'] } } }, 3],
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
    [{ $subtract: ['$d', new Date(0)] }, Long.fromNumber(date.getTime())],
    [{ $subtract: [1, decimal('0.1')] }, decimal('0.9')],
    [{ $multiply: [3, 2] }, 6],
    [{ $divide: [4, 2] }, new Double(2)],
    [{ $divide: [decimal('1'), 3] }, decimal('0.3333333333333333333333333333333333')],
    [{ $mod: [-7, 3] }, -1],
    [{ $mod: [7.5, 2] }, 1.5],
    [{ $abs: -5 }, 5],
    [{ $abs: decimal('-1.5') }, decimal('1.5')],
    [{ $ceil: 1.2 }, new Double(2)],
    [{ $floor: -1.2 }, new Double(-2)],
    [{ $round: [2.5] }, new Double(2)],
    [{ $round: [1.25, 1] }, 1.2],
    [{ $round: [15, -1] }, 20],
    [{ $trunc: [-1.99, 1] }, -1.9],
    [{ $sqrt: 9 }, new Double(3)],
    [{ $pow: [2, 10] }, 1024],
    [{ $pow: [2, 40] }, Long.fromNumber(2 ** 40)],
    [{ $pow: [2, -1] }, 0.5],
    [{ $sum: '$nums' }, 6],
    [{ $avg: [1, 2] }, 1.5],
    [{ $max: '$nums' }, 3],
    [{ $min: ['$a', 5] }, 1],
  ])('calculates %j', (expression, value) => {
    expect(evaluate(expression, doc)).toStrictEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $eq: ['$n', '$nope'] }, false],
    [{ $gt: ['$n', '$nope'] }, true],
    [{ $gt: ['x', 5] }, true],
    [{ $eq: [1, Long.ONE] }, true],
    [{ $cmp: [1, 2] }, -1],
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
    [{ $concat: ['$s', '!'] }, 'Ñandú!'],
    [{ $concat: ['$s', '$nope'] }, null],
    [{ $toLower: 'ABC' }, 'abc'],
    [{ $toLower: '$s' }, 'Ñandú'],
    [{ $toUpper: '$nope' }, ''],
    [{ $strLenCP: '$s' }, 5],
    [{ $strLenBytes: '$s' }, 7],
    [{ $substrCP: ['$s', 1, 2] }, 'an'],
    [{ $substr: ['hello', 1, -1] }, 'ello'],
    [{ $split: ['a,b', ','] }, ['a', 'b']],
    [{ $indexOfCP: ['$s', 'n'] }, 2],
    [{ $indexOfCP: ['$s', 'z'] }, -1],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $ltrim: { input: 'xxa', chars: 'x' } }, 'a'],
    [{ $replaceAll: { input: 'aba', find: 'a', replacement: { $literal: '$&' } } }, '$&b$&'],
    [{ $replaceOne: { input: 'aba', find: 'a', replacement: 'x' } }, 'xba'],
    [{ $regexMatch: { input: '$s', regex: '^ñ', options: 'i' } }, true],
    [{ $regexFind: { input: 'xay', regex: 'a(.)(z)?' } }, { match: 'ay', idx: 1, captures: ['y', null] }],
    [{ $strcasecmp: ['A', 'a'] }, 0],
  ])('handles text with %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $size: '$l' }, 3],
    [{ $isArray: ['$l'] }, true],
    [{ $arrayElemAt: ['$nums', -1] }, 2],
    [{ $arrayElemAt: ['$nums', 9] }, undefined],
    [{ $first: '$nums' }, 3],
    [{ $last: '$nums' }, 2],
    [{ $in: [2, '$nums'] }, true],
    [{ $slice: ['$nums', 1, 1] }, [1]],
    [{ $slice: ['$nums', -2] }, [1, 2]],
    [{ $concatArrays: ['$nums', [9]] }, [3, 1, 2, 9]],
    [{ $concatArrays: ['$nums', null] }, null],
    [{ $map: { input: '$nums', as: 'n', in: { $add: ['$$n', '$a'] } } }, [4, 2, 3]],
    [{ $filter: { input: '$nums', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
    [{ $filter: { input: '$nums', cond: true, limit: 1 } }, [3]],
    [{ $reduce: { input: '$nums', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $reverseArray: '$nums' }, [2, 1, 3]],
    [{ $range: [0, 5, 2] }, [0, 2, 4]],
    [{ $indexOfArray: ['$nums', 2] }, 2],
    [{ $sortArray: { input: '$nums', sortBy: -1 } }, [3, 2, 1]],
    [{ $zip: { inputs: [[1, 2], ['a']] } }, [[1, 'a']]],
    [{ $arrayToObject: [[['k', 1]]] }, { k: 1 }],
    [{ $arrayToObject: { $literal: [{ k: 'x', v: 1 }] } }, { x: 1 }],
    [{ $objectToArray: '$b' }, [{ k: 'c', v: 2 }]],
    [{ $mergeObjects: ['$b', { d: 1 }, null] }, { c: 2, d: 1 }],
    [{ $getField: { field: 'c', input: '$b' } }, 2],
    [{ $setField: { field: 'x.y', input: '$b', value: 1 } }, { c: 2, 'x.y': 1 }],
    [
      {
        $setUnion: [
          [2, 1],
          [new Double(2), 3],
        ],
      },
      [1, 2, 3],
    ],
    [
      {
        $setIntersection: [
          [1, 2],
          [2, 3],
        ],
      },
      [2],
    ],
    [{ $setDifference: [[1, 2], [2]] }, [1]],
    [
      {
        $setEquals: [
          [1, 2, 2],
          [2, 1],
        ],
      },
      true,
    ],
    [{ $setIsSubset: [[1], [1, 2]] }, true],
    [{ $anyElementTrue: [[0, null, 1]] }, true],
    [{ $allElementsTrue: [[1, 0]] }, false],
  ])('handles arrays and documents with %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  const id = new ObjectId('65f000000000000000000001');

  it.each<[Value, Value]>([
    [{ $type: '$nope' }, 'missing'],
    [{ $type: 1.5 }, 'double'],
    [{ $type: Long.ONE }, 'long'],
    [{ $toString: id }, '65f000000000000000000001'],
    [{ $toString: new Double(2) }, '2'],
    [{ $toString: '$d' }, '2026-02-28T23:30:15.123Z'],
    [{ $toString: decimal('1.50') }, '1.50'],
    [{ $toObjectId: '65f000000000000000000001' }, id],
    [{ $toInt: '12' }, 12],
    [{ $toInt: -1.9 }, -1],
    [{ $toLong: '$d' }, Long.fromNumber(date.getTime())],
    [{ $toDouble: '2' }, new Double(2)],
    [{ $toDecimal: '0.10' }, decimal('0.10')],
    [{ $toBool: 'false' }, true],
    [{ $toBool: 0 }, false],
    [{ $toDate: '2026-02-28T23:30:15.123Z' }, date],
    [{ $toDate: Long.fromNumber(5) }, new Date(5)],
    [{ $toDate: new Timestamp({ t: 1, i: 1 }) }, new Date(1000)],
    [{ $toInt: '$nope' }, null],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $convert: { input: null, to: 'int', onNull: 'none' } }, 'none'],
    [{ $isNumber: decimal('1') }, true],
  ])('converts %j', (expression, value) => {
    expect(evaluate(expression, doc)).toStrictEqual(value);
  });

  it.each<[Value, Value]>([
    [{ $year: '$d' }, 2026],
    [{ $month: { date: '$d', timezone: 'Europe/Madrid' } }, 3],
    [{ $dayOfWeek: '$d' }, 7],
    [{ $dayOfYear: '$d' }, 59],
    [{ $isoWeek: '$d' }, 9],
    [{ $millisecond: '$d' }, 123],
    [{ $year: '$nope' }, null],
    [{ $dateToString: { date: '$d' } }, '2026-02-28T23:30:15.123Z'],
    [
      {
        $dateToString: {
          date: '$d',
          format: '%d/%m/%Y %H:%M:%S.%L %j %V %G %u %z %%',
          timezone: 'America/Lima',
        },
      },
      '28/02/2026 18:30:15.123 059 09 2026 6 -0500 %',
    ],
    [{ $dateToString: { date: null, onNull: '-' } }, '-'],
    [
      { $dateFromString: { dateString: '2026-03-01T00:30:00', timezone: 'Europe/Madrid' } },
      new Date('2026-02-28T23:30:00Z'),
    ],
    [{ $dateTrunc: { date: '$d', unit: 'day' } }, new Date('2026-02-28T00:00:00Z')],
    [
      { $dateTrunc: { date: '$d', unit: 'day', timezone: 'Europe/Madrid' } },
      new Date('2026-02-28T23:00:00Z'),
    ],
    [{ $dateTrunc: { date: '$d', unit: 'week', startOfWeek: 'monday' } }, new Date('2026-02-23T00:00:00Z')],
    [{ $dateTrunc: { date: '$d', unit: 'week' } }, new Date('2026-02-22T00:00:00Z')],
    [{ $dateTrunc: { date: '$d', unit: 'quarter' } }, new Date('2026-01-01T00:00:00Z')],
    [{ $dateTrunc: { date: '$d', unit: 'minute', binSize: 15 } }, new Date('2026-02-28T23:30:00Z')],
    [
      {
        $dateDiff: {
          startDate: new Date('2026-02-28T23:59:00Z'),
          endDate: new Date('2026-03-01T00:01:00Z'),
          unit: 'day',
        },
      },
      Long.ONE,
    ],
    [
      { $dateDiff: { startDate: new Date('2025-12-31T00:00:00Z'), endDate: '$d', unit: 'month' } },
      Long.fromNumber(2),
    ],
    [{ $dateDiff: { startDate: new Date('2026-02-21T00:00:00Z'), endDate: '$d', unit: 'week' } }, Long.ONE],
    [
      { $dateAdd: { startDate: new Date('2026-01-31T00:00:00Z'), unit: 'month', amount: 1 } },
      new Date('2026-02-28T00:00:00Z'),
    ],
    [
      {
        $dateAdd: {
          startDate: new Date('2026-03-28T12:00:00Z'),
          unit: 'day',
          amount: 1,
          timezone: 'Europe/Madrid',
        },
      },
      new Date('2026-03-29T11:00:00Z'),
    ],
    [{ $dateSubtract: { startDate: '$d', unit: 'hour', amount: 2 } }, new Date('2026-02-28T21:30:15.123Z')],
    [{ $dateFromParts: { year: 2026, month: 14, day: 1 } }, new Date('2027-02-01T00:00:00Z')],
    [
      { $dateToParts: { date: '$d' } },
      { year: 2026, month: 2, day: 28, hour: 23, minute: 30, second: 15, millisecond: 123 },
    ],
  ])('handles dates with %j', (expression, value) => {
    expect(evaluate(expression, doc)).toEqual(value);
  });

  it.each<[Value, number]>([
    [{ $foo: 1 }, 168],
    [{ $add: [1], $subtract: [1, 2] }, 15983],
    [{ $subtract: [1] }, 16020],
    [{ $add: ['$s', 1] }, 14],
    [{ $divide: [1, 0] }, 2],
    [{ $mod: [1, 0] }, 16610],
    [{ $concat: ['$a'] }, 16702],
    [{ $size: '$a' }, 17124],
    [{ $in: [1, '$a'] }, 40081],
    [{ $toInt: 'x' }, 241],
    [{ $toObjectId: 'x' }, 241],
    [{ $switch: { branches: [{ case: false, then: 1 }] } }, 40066],
    [{ $cond: { if: 1, then: 1 } }, 17082],
    [{ $map: { input: '$nums' } }, 9],
    [{ $map: { input: '$a', in: 1 } }, 16883],
    [{ $let: { vars: { X: 1 }, in: 1 } }, 9],
    [{ $mergeObjects: ['$a'] }, 40400],
    [{ $year: '$a' }, 16006],
    [{ $dateTrunc: { date: '$d', unit: 'eon' } }, 9],
    [{ $year: { date: '$d', timezone: 'Nowhere' } }, 40485],
    ['$$nope', 17276],
    ['$', 16872],
    ['$a..b', 15998],
  ])('rejects %j', (expression, code) => {
    expect(() => evaluate(expression, doc)).toThrow(expect.objectContaining({ code }));
  });
});
