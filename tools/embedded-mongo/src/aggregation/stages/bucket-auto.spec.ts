import { describe, expect, it } from '@jest/globals';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { runPipeline } from '../run-pipeline.ts';

const run = (spec: Value, docs: Doc[]): Doc[] => [
  ...runPipeline([{ $bucketAuto: spec }], docs, { collection: () => ({ find: () => [] }), now: new Date() }),
];
const numbers = (...values: Value[]): Doc[] => values.map((n) => ({ n }));
const bucket = (min: Value, max: Value, count: number): Doc => ({ _id: { min, max }, count });

describe('$bucketAuto', () => {
  it.each<[string, number, Doc[], Doc[]]>([
    ['parts evenly', 2, numbers(4, 1, 3, 2), [bucket(1, 3, 2), bucket(3, 4, 2)]],
    ['has no empty buckets', 4, numbers(10, 2, 5), [bucket(2, 5, 1), bucket(5, 10, 1), bucket(10, 10, 1)]],
    ['never parts equal keys', 2, numbers(1, 1, 1, 2), [bucket(1, 2, 3), bucket(2, 2, 1)]],
    ['leaves the rest to the last', 2, numbers(1, 2, 3, 4, 5), [bucket(1, 4, 3), bucket(4, 5, 2)]],
    ['counts a missing key as null', 1, [{ a: 1 }, { n: 1 }], [bucket(null, 1, 2)]],
    ['gives nothing for nothing', 3, [], []],
  ])('%s', (_what, buckets, docs, expected) => {
    expect(run({ groupBy: '$n', buckets }, docs)).toEqual(expected);
  });

  it('accumulates', () => {
    const output = { sum: { $sum: '$n' }, all: { $push: '$n' } };
    expect(run({ groupBy: '$n', buckets: 1, output }, numbers(2, 1))).toEqual([
      { _id: { min: 1, max: 2 }, sum: 3, all: [1, 2] },
    ]);
  });

  it.each<[string, Value, number]>([
    ['an unknown option', { groupBy: '$n', buckets: 1, granularity: 'R5' }, 40245],
    ['no key', { buckets: 1 }, 40246],
    ['no buckets', { groupBy: '$n', buckets: 0 }, 40243],
    ['a number that is none', { groupBy: '$n', buckets: 'x' }, 40241],
    ['no document', 1, 40240],
  ])('refuses %s', (_what, spec, code) => {
    expect(() => run(spec, [])).toThrow(expect.objectContaining({ code }));
  });
});
