import { describe, expect, it } from '@jest/globals';
import { compileQuery } from '../../query/compile-query.ts';
import type { Doc } from '../../values/bson/doc.ts';
import { runPipeline } from '../run-pipeline.ts';

const stock: Doc[] = [
  { _id: 1, item: 'a', tags: ['x', 'y'], group: 'g1' },
  { _id: 2, item: 'b', tags: [], group: null },
  { _id: 3, item: 'c' },
];

function run(stages: Doc[], input: Doc[]): Doc[] {
  const collection = (name: string) => ({
    find: (filter: Doc) => (name === 'stock' ? stock : []).filter((doc) => compileQuery(filter).matches(doc)),
  });
  return [...runPipeline(stages, input, { collection, now: new Date(0) })];
}

describe('$lookup', () => {
  it.each<[string, Doc[], Doc[], Doc[]]>([
    [
      'by fields',
      [
        { $lookup: { from: 'stock', localField: 'k', foreignField: 'item', as: 'found' } },
        { $project: { 'found._id': 1 } },
      ],
      [{ k: 'a' }, { k: ['b', 'c'] }, { k: 'z' }],
      [{ found: [{ _id: 1 }] }, { found: [{ _id: 2 }, { _id: 3 }] }, { found: [] }],
    ],
    [
      'of null and missing',
      [
        { $lookup: { from: 'stock', localField: 'k', foreignField: 'group', as: 'found' } },
        { $project: { 'found._id': 1 } },
      ],
      [{}],
      [{ found: [{ _id: 2 }, { _id: 3 }] }],
    ],
    [
      'by pipeline',
      [
        {
          $lookup: {
            from: 'stock',
            let: { wanted: '$k' },
            pipeline: [{ $match: { $expr: { $eq: ['$item', '$$wanted'] } } }, { $project: { _id: 1 } }],
            as: 'found',
          },
        },
      ],
      [{ k: 'b' }],
      [{ k: 'b', found: [{ _id: 2 }] }],
    ],
    [
      'by both',
      [
        {
          $lookup: {
            from: 'stock',
            localField: 'k',
            foreignField: 'item',
            pipeline: [{ $count: 'n' }],
            as: 'found.here',
          },
        },
      ],
      [{ k: 'b' }],
      [{ k: 'b', found: { here: [{ n: 1 }] } }],
    ],
    [
      'from a missing collection',
      [{ $lookup: { from: 'none', localField: 'k', foreignField: 'x', as: 'found' } }],
      [{ k: 1 }],
      [{ k: 1, found: [] }],
    ],
  ])('joins %s', (_what, stages, input, output) => {
    expect(run(stages, input)).toEqual(output);
  });

  it('queries only the foreign documents that the join can match', () => {
    const asked: Doc[] = [];
    const find = (filter: Doc): Doc[] => {
      asked.push(filter);
      return stock.filter((doc) => compileQuery(filter).matches(doc));
    };
    const lookup = {
      from: 'stock',
      let: { wanted: '$k', none: '$z' },
      pipeline: [
        {
          $match: {
            group: 'g1',
            $expr: { $and: [{ $eq: ['$item', '$$wanted'] }, { $eq: ['$$none', '$other'] }] },
          },
        },
      ],
      as: 'found',
    };
    const [joined] = runPipeline([{ $lookup: lookup }], [{ k: 'a' }], {
      collection: () => ({ find }),
      now: new Date(),
    });
    expect((joined?.found as Doc[]).map((doc) => doc._id)).toEqual([1]);
    expect(asked).toEqual([{ $and: [{ group: 'g1' }, { item: { $eq: 'a' } }] }]);
  });

  it('evaluates the variables of $lookup on documents only', () => {
    const lookup = {
      from: 'stock',
      let: { n: { $size: '$k' } },
      pipeline: [{ $match: { $expr: { $eq: ['$_id', '$$n'] } } }],
      as: 'found',
    };
    expect(run([{ $lookup: lookup }], [{ k: ['x', 'y'] }])).toEqual([{ k: ['x', 'y'], found: [stock[1]] }]);
  });
});
