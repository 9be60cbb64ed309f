import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long } from 'bson';
import { compileQuery } from '../query/compile-query.ts';
import type { Doc } from '../values/bson/doc.ts';
import { runPipeline } from './run-pipeline.ts';

const stock: Doc[] = [
  { _id: 1, item: 'a', tags: ['x', 'y'], group: 'g1' },
  { _id: 2, item: 'b', tags: [], group: null },
  { _id: 3, item: 'c' },
];

const collections: Record<string, Doc[]> = { stock };

function run(stages: Doc[], input: Doc[] = stock): Doc[] {
  const collection = (name: string) => ({
    find: (filter: Doc) => (collections[name] ?? []).filter((doc) => compileQuery(filter).matches(doc)),
  });
  return [...runPipeline(stages, input, { collection, now: new Date(0) })];
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
    ['$group of all', [{ $group: { _id: null, c: { $count: {} } } }], numbers, [{ _id: null, c: 5 }]],
    [
      '$group by several',
      [{ $group: { _id: { g: '$g', t: { $type: '$n' } } } }, { $limit: 1 }],
      numbers,
      [{ _id: { g: 'a', t: 'int' } }],
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
            avg: { $avg: '$n' },
            first: { $first: '$n' },
            last: { $last: '$n' },
            all: { $push: '$n' },
            set: { $addToSet: '$g' },
            merged: { $mergeObjects: '$o' },
          },
        },
      ],
      [{ n: 4, g: 1, o: { a: 1 } }, { n: null, g: 1, o: { b: 2 } }, { n: 2, g: 2 }, { g: 1 }],
      [
        {
          _id: 0,
          min: 2,
          max: 4,
          avg: new Double(3),
          first: 4,
          last: null,
          all: [4, null, 2],
          set: [1, 2],
          merged: { a: 1, b: 2 },
        },
      ],
    ],
    [
      '$avg of nothing',
      [{ $group: { _id: 0, a: { $avg: '$x' }, s: { $sum: '$x' } } }],
      [{}],
      [{ _id: 0, a: null, s: 0 }],
    ],
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
      '$sortByCount',
      [{ $sortByCount: '$g' }],
      numbers,
      [
        { _id: 'b', count: 3 },
        { _id: 'a', count: 2 },
      ],
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
    [
      '$project, computed',
      [{ $project: { _id: 0, up: { $toUpper: '$item' }, n: { $size: { $ifNull: ['$tags', []] } } } }],
      stock,
      [
        { up: 'A', n: 2 },
        { up: 'B', n: 0 },
        { up: 'C', n: 0 },
      ],
    ],
    [
      '$project with $slice as an expression',
      [{ $project: { t: { $slice: ['$n', 1] } } }],
      [{ n: [1, 2] }],
      [{ t: [1] }],
    ],
    [
      '$replaceRoot',
      [{ $replaceRoot: { newRoot: { $mergeObjects: [{ a: 0 }, '$$ROOT'] } } }],
      [{ b: 1 }],
      [{ a: 0, b: 1 }],
    ],
    ['$replaceWith', [{ $replaceWith: '$a' }], [{ a: { b: 1 } }], [{ b: 1 }]],
    [
      '$bucket',
      [{ $bucket: { groupBy: '$n', boundaries: [0, 2, 4], default: 'other' } }],
      numbers,
      [
        { _id: 0, count: 1 },
        { _id: 2, count: 2 },
        { _id: 'other', count: 2 },
      ],
    ],
    [
      '$unionWith',
      [{ $unionWith: { coll: 'stock', pipeline: [{ $project: { item: 1, _id: 0 } }, { $limit: 1 }] } }],
      [{ n: 1 }],
      [{ n: 1 }, { item: 'a' }],
    ],
    [
      '$facet',
      [{ $facet: { count: [{ $count: 'n' }], first: [{ $limit: 1 }], none: [{ $match: { g: 'z' } }] } }],
      numbers,
      [{ count: [{ n: 5 }], first: [{ g: 'a', n: 1 }], none: [] }],
    ],
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
      ...runPipeline([{ $match: { n: { $mod: [2, 0] } } }, { $limit: 2 }], endless(), {
        collection: () => ({ find: () => [] }),
        now: new Date(),
      }),
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
    [{ $group: { _id: 1, a: { $sum: 1, $avg: 1 } } }, 40238, /must specify one accumulator/],
    [{ $limit: 0 }, 15958, /the limit must be positive/],
    [{ $limit: 'x' }, 5107201, /Expected a number/],
    [{ $skip: -1 }, 5107200, /non-negative/],
    [{ $count: '' }, 40156, /non-empty string/],
    [{ $unwind: 'x' }, 28818, /prefixed with a '\$'/],
    [{ $project: {} }, 51272, /at least one field/],
    [{ $project: { a: 1, b: 0 } }, 31254, /exclusion on field b/],
    [{ $project: { a: { $foo: 1 } } }, 168, /Unrecognized expression/],
    [{ $sort: {} }, 15976, /at least one sort key/],
    [{ $lookup: { from: 'x', as: 'y' } }, 9, /requires either/],
    [{ $lookup: { from: 'x', as: 'y', foo: 1 } }, 9, /unknown argument to \$lookup: foo/],
    [{ $facet: { a: [{ $facet: {} }] } }, 40600, /not allowed/],
    [{ $facet: { a: [{ $nope: {} }] } }, 40324, /\$nope/],
    [{ $replaceWith: '$nope' }, 40228, /must evaluate to an object/],
    [{ $bucket: { groupBy: '$a', boundaries: [2, 1] } }, 40194, /must be sorted/],
  ])('rejects %j', (stage, code, message) => {
    expect(() => run([stage])).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it('rejects an invalid stage before it reads any document', () => {
    expect(() =>
      runPipeline([{ $limit: 1 }, { $foo: 1 }], [], {
        collection: () => ({ find: () => [] }),
        now: new Date(),
      }),
    ).toThrow('$foo');
  });
});
