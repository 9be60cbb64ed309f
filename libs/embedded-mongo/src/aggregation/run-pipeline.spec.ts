import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long } from 'bson';
import type { Doc } from '../values/bson/doc.ts';
import { runPipeline } from './run-pipeline.ts';

const stock: Doc[] = [
  { _id: 1, item: 'a', tags: ['x', 'y'], group: 'g1' },
  { _id: 2, item: 'b', tags: [], group: null },
  { _id: 3, item: 'c' },
];

function run(stages: Doc[], input: Doc[] = stock): Doc[] {
  return [...runPipeline(stages, input, { now: new Date(0) })];
}

const numbers = [{ g: 'a', n: 1 }, { g: 'b', n: 2.5 }, { g: 'a', n: 3 }, { g: 'b' }, { g: 'b', n: 'text' }];

describe('runPipeline', () => {
  it.each<[string, Doc[], Doc[], Doc[]]>([
    [
      '$match, $sort, $skip and $limit',
      [{ $match: { n: { $type: 'number' } } }, { $sort: { n: -1 } }, { $skip: 1 }, { $limit: 1 }],
      numbers,
      [{ g: 'b', n: 2.5 }],
    ],
    ['$count', [{ $count: 'total' }], numbers, [{ total: 5 }]],
    ['$count of nothing', [{ $match: { g: 'z' } }, { $count: 'total' }], numbers, []],
    [
      '$group by a field',
      [{ $group: { _id: '$g', n: { $sum: '$n' }, c: { $sum: 1 } } }],
      numbers,
      [
        { _id: 'a', n: 4, c: 2 },
        { _id: 'b', n: 2.5, c: 3 },
      ],
    ],
    ['$group of all', [{ $group: { _id: null, c: { $sum: 1 } } }], numbers, [{ _id: null, c: 5 }]],
    [
      '$group by several',
      [{ $group: { _id: { g: '$g', t: { $ifNull: ['$n', 0] } } } }, { $limit: 1 }],
      numbers,
      [{ _id: { g: 'a', t: 1 } }],
    ],
    [
      '$group of equal numbers and of missing with null',
      [{ $group: { _id: '$n', c: { $sum: 1 } } }],
      [{ n: 1 }, { n: new Double(1) }, { n: Long.ONE }, {}, { n: null }],
      [
        { _id: 1, c: 3 },
        { _id: null, c: 2 },
      ],
    ],
    [
      'accumulators',
      [
        {
          $group: {
            _id: 0,
            min: { $min: '$n' },
            max: { $max: '$n' },
            first: { $first: '$n' },
            last: { $last: '$n' },
            all: { $push: '$n' },
            set: { $addToSet: '$g' },
          },
        },
      ],
      [{ n: 4, g: 1 }, { n: null, g: 1 }, { n: 2, g: 2 }, { g: 1 }],
      [{ _id: 0, min: 2, max: 4, first: 4, last: null, all: [4, null, 2], set: [1, 2] }],
    ],
    ['$sum of nothing', [{ $group: { _id: 0, s: { $sum: '$x' } } }], [{}], [{ _id: 0, s: 0 }]],
    [
      '$sum beyond int32',
      [{ $group: { _id: 0, s: { $sum: '$n' } } }],
      [{ n: 2147483647 }, { n: 1 }],
      [{ _id: 0, s: Long.fromNumber(2147483648) }],
    ],
    [
      '$sum of doubles without drift',
      [{ $group: { _id: 0, s: { $sum: '$n' } } }],
      Array.from({ length: 10 }, () => ({ n: 0.1 })),
      [{ _id: 0, s: new Double(1) }],
    ],
    [
      '$sum of decimals',
      [{ $group: { _id: 0, s: { $sum: '$n' } } }],
      [{ n: Decimal128.fromString('0.1') }, { n: Decimal128.fromString('0.2') }],
      [{ _id: 0, s: Decimal128.fromString('0.3') }],
    ],
    [
      '$unwind',
      [{ $unwind: '$tags' }, { $project: { tags: 1 } }],
      stock,
      [
        { _id: 1, tags: 'x' },
        { _id: 1, tags: 'y' },
      ],
    ],
    [
      '$unwind keeping the empty, with the index',
      [
        { $unwind: { path: '$tags', preserveNullAndEmptyArrays: true, includeArrayIndex: 'i' } },
        { $project: { tags: 1, i: 1 } },
      ],
      stock,
      [
        { _id: 1, tags: 'x', i: Long.ZERO },
        { _id: 1, tags: 'y', i: Long.ONE },
        { _id: 2, i: null },
        { _id: 3, i: null },
      ],
    ],
    ['$unwind of a scalar', [{ $unwind: '$n' }], [{ n: 5 }, { n: null }], [{ n: 5 }]],
    [
      '$addFields, nested and in arrays',
      [{ $addFields: { 'a.b': 1, 'l.z': 0 } }],
      [{ a: 5, l: [{ y: 1 }, 2] }],
      [{ a: { b: 1 }, l: [{ y: 1, z: 0 }, { z: 0 }] }],
    ],
    ['$set with $$REMOVE', [{ $set: { a: '$$REMOVE', b: '$$ROOT.a' } }], [{ a: 1 }], [{ b: 1 }]],
    ['$unset', [{ $unset: ['a', 'b.c'] }], [{ a: 1, b: { c: 1, d: 2 } }], [{ b: { d: 2 } }]],
    ['$replaceWith', [{ $replaceWith: '$a' }], [{ a: { b: 1 } }], [{ b: 1 }]],
  ])('runs %s', (_what, stages, input, output) => {
    expect(run(stages, input)).toEqual(output);
  });

  it('leaves its input documents unchanged', () => {
    const doc = Object.freeze({ a: Object.freeze({ b: 1 }), l: Object.freeze([Object.freeze({ c: 1 })]) });
    run(
      [
        { $addFields: { 'a.x': 1, 'l.y': 1 } },
        { $unwind: { path: '$l', includeArrayIndex: 'i' } },
        { $unset: 'a.b' },
        { $project: { 'l.c': 0 } },
      ],
      [doc],
    );
    expect(doc).toEqual({ a: { b: 1 }, l: [{ c: 1 }] });
  });

  it('reads no more documents than it needs', () => {
    let drawn = 0;
    function* endless(): Iterable<Doc> {
      for (;;) yield { n: drawn++ };
    }
    const found = [
      ...runPipeline([{ $match: { n: { $in: [0, 2, 4] } } }, { $limit: 2 }], endless(), { now: new Date() }),
    ];
    expect([found.length, drawn]).toEqual([2, 3]);
  });

  it('samples without repetition', () => {
    expect(new Set(run([{ $sample: { size: 2 } }]).map((doc) => doc._id)).size).toBe(2);
  });

  it.each<[Doc, number, RegExp]>([
    [{ $foo: 1 }, 40324, /^Unrecognized pipeline stage name: '\$foo'/],
    [{ $geoNear: {} }, 40324, /\$geoNear/],
    [{ $match: {}, $limit: 1 }, 40323, /exactly one field/],
    [{}, 40323, /exactly one field/],
    [{ $match: 1 }, 15959, /match filter/],
    [{ $group: { a: { $sum: 1 } } }, 15955, /must include an _id/],
    [{ $group: { _id: 1, a: 1 } }, 40234, /must be an accumulator object/],
    [{ $group: { _id: 1, a: { $foo: 1 } } }, 15952, /unknown group operator '\$foo'/],
    [{ $limit: 0 }, 15958, /the limit must be positive/],
    [{ $limit: 'x' }, 5107201, /Expected a number/],
    [{ $skip: -1 }, 5107200, /non-negative/],
    [{ $count: '' }, 40156, /non-empty string/],
    [{ $unwind: 'x' }, 28818, /prefixed with a '\$'/],
    [{ $project: {} }, 51272, /at least one field/],
    [{ $project: { a: 1, b: 0 } }, 31254, /exclusion on field b/],
    [{ $project: { a: { $foo: 1 } } }, 168, /Unrecognized expression/],
    [{ $sort: {} }, 15976, /at least one sort key/],
    [{ $replaceWith: '$nope' }, 40228, /must evaluate to an object/],
  ])('rejects %j', (stage, code, message) => {
    expect(() => run([stage])).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it('rejects an invalid stage before it reads any document', () => {
    expect(() => runPipeline([{ $limit: 1 }, { $foo: 1 }], [], { now: new Date() })).toThrow('$foo');
  });
});
