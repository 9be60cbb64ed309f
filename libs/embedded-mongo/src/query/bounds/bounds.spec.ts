import { describe, expect, it } from '@jest/globals';
import { Binary, ObjectId } from 'bson';
import { compareValues } from '../../values/compare.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { indexKeys } from '../../values/paths.ts';
import { randomValue, seeded } from '../../values/testing/random-value.ts';
import { compileQuery } from '../compile-query.ts';
import type { Interval } from '../compile-query.ts';

const point = (value: Value): Interval => ({
  low: value,
  lowInclusive: true,
  high: value,
  highInclusive: true,
});

function contains(intervals: Interval[], value: Value): boolean {
  return intervals.some(({ low, lowInclusive, high, highInclusive }) => {
    const below = compareValues(low, value);
    const above = compareValues(value, high);
    return (lowInclusive ? below <= 0 : below < 0) && (highInclusive ? above <= 0 : above < 0);
  });
}

describe('bounds', () => {
  it.each([
    ['a value', { a: 1 }, 'a', [point(1)]],
    ['null', { a: null }, 'a', [point(null)]],
    ['$in, sorted and once each', { a: { $in: [3, 1, 3] } }, 'a', [point(1), point(3)]],
    ['an array: its first element or itself', { a: [5, 6] }, 'a', [point(5), point([5, 6])]],
    ['an empty array', { a: [] }, 'a', [point(undefined), point([])]],
    ['$gt', { a: { $gt: 1 } }, 'a', [{ low: 1, lowInclusive: false, high: Infinity, highInclusive: true }]],
    [
      '$lte of texts',
      { a: { $lte: 'x' } },
      'a',
      [{ low: '', lowInclusive: true, high: 'x', highInclusive: true }],
    ],
    ['$elemMatch', { a: { $elemMatch: { b: 1 } } }, 'a.b', [point(1)]],
    [
      'several conditions on one element',
      { a: { $elemMatch: { $gte: 'fact', $lt: 'facu' } } },
      'a',
      [{ low: 'fact', lowInclusive: true, high: 'facu', highInclusive: false }],
    ],
    ['conditions that no element meets', { a: { $elemMatch: { $gt: 5, $lt: 'x' } } }, 'a', []],
    ['$and', { $and: [{ a: 1 }, { b: 2 }] }, 'b', [point(2)]],
    ['$or on one path', { $or: [{ a: 1 }, { a: { $in: [2, 3] } }] }, 'a', [point(1), point(2), point(3)]],
  ])('of %s', (_what, filter, path, intervals) => {
    expect(compileQuery(filter as Doc).bounds.get(path)).toEqual(intervals);
  });

  it.each([
    ['$ne', { a: { $ne: 1 } }],
    ['$exists', { a: { $exists: true } }],
    ['$not', { a: { $not: { $gt: 1 } } }],
    ['$or on different paths', { $or: [{ a: 1 }, { b: 1 }] }],
    ['a pattern without anchor', { a: /x/ }],
    ['a pattern with alternatives', { a: /^x|y/ }],
    ['a pattern ignoring case', { a: /^x/i }],
    ['order of arrays', { a: { $gt: [1] } }],
  ])('are undefined for %s', (_what, filter) => {
    expect(compileQuery(filter as Doc).bounds.has('a')).toBe(false);
  });

  it('are intersected only for an index without arrays', () => {
    const query = compileQuery({ a: { $gt: 1, $lt: 5 } });
    expect(query.scalarBounds.get('a')).toEqual([
      { low: 1, lowInclusive: false, high: 5, highInclusive: false },
    ]);
    expect(contains(query.bounds.get('a')!, 9)).toBe(true);
  });

  it.each([
    [{ $gt: 1, $lt: 1 }, []],
    [{ $gte: 1, $lt: 1 }, []],
    [{ $gte: 1, $lte: 1 }, [point(1)]],
    [{ $in: [1, 5, 9], $gt: 4 }, [point(5), point(9)]],
    [{ $gt: 5, $lt: 'x' }, []],
  ])('of %j are intersected', (condition, intervals) => {
    expect(compileQuery({ a: condition }).scalarBounds.get('a')).toEqual(intervals);
  });

  const fixed: Value[] = [
    null,
    1,
    'ab',
    [],
    [1],
    {},
    new ObjectId('0'.repeat(24)),
    new Date(0),
    true,
    new Binary(Buffer.alloc(1)),
    NaN,
  ];

  const elementBetween = (condition: Doc, random: () => number): Doc => {
    const other = fixed[Math.floor(random() * fixed.length)];
    return { $elemMatch: { [random() < 0.5 ? '$gte' : '$lte']: other, ...condition } };
  };

  it('contain a key of every matching document', () => {
    const random = seeded(21);
    const operators = ['$eq', '$gt', '$gte', '$lt', '$lte'];
    const missed: object[] = [];
    for (let i = 0; i < 20_000; i++) {
      const operand = random() < 0.5 ? fixed[Math.floor(random() * fixed.length)] : randomValue(random);
      const condition = { [operators[i % operators.length]!]: operand };
      const filter = { a: random() < 0.5 ? condition : elementBetween(condition, random) };
      const doc: Doc = random() < 0.1 ? {} : { a: random() < 0.3 ? operand : randomValue(random) };
      let query;
      try {
        query = compileQuery(filter);
      } catch {
        continue;
      }
      const intervals = query.bounds.get('a');
      if (!intervals || !query.matches(doc)) continue;
      const keys = indexKeys(doc, ['a']);
      if (!keys.some(([key]) => contains(intervals, key))) missed.push({ filter, doc });
    }
    expect(missed).toEqual([]);
  });

  it.each(['abc', 'ab', 'ab\u{10ffff}z', 'ab😀', 'ac', 'b', 'a'])(
    'of an anchored pattern contain %j if it matches',
    (text) => {
      const queries = [/^ab/, /^ab?c/, /^abc*/, /^a/].map((pattern) => compileQuery({ a: pattern }));
      const matching = queries.filter((query) => query.matches({ a: text }));
      expect(matching.filter(({ bounds }) => !contains(bounds.get('a')!, text))).toEqual([]);
    },
  );
});
