import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long, ObjectId } from 'bson';
import type { Doc } from '../values/bson/doc.ts';
import { compileUpdate } from './compile-update.ts';

type Case = [what: string, before: Doc, update: Doc, after: Doc];

const run = (update: Doc | Doc[], doc: Doc, filter: Doc = {}, isInsert = false): Doc =>
  compileUpdate(update, { filter })(doc, { isInsert });

const cases: Case[] = [
  [
    '$set of fields, new ones last in order of name',
    { a: 1 },
    { $set: { c: 3, b: 2, a: 0 } },
    { a: 0, b: 2, c: 3 },
  ],
  ['$set below a path', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
  ['$set of an element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
  ['$set beyond the end, padded', { a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
  ['$set of a number name in a new document', {}, { $set: { 'a.0': 9 } }, { a: { '0': 9 } }],
  ['$set within elements', { a: [{ b: 1 }] }, { $set: { 'a.0.c': 2 } }, { a: [{ b: 1, c: 2 }] }],
  ['$unset', { a: 1, b: { c: 1, d: 2 } }, { $unset: { a: '', 'b.c': '' } }, { b: { d: 2 } }],
  ['$unset of an element, which leaves null', { a: [1, 2] }, { $unset: { 'a.0': '' } }, { a: [null, 2] }],
  ['$unset of what is not there', { a: 1 }, { $unset: { 'x.y': '' } }, { a: 1 }],
  ['$unset below a scalar', { a: 1 }, { $unset: { 'a.b': '' } }, { a: 1 }],
  ['$inc', { a: 1 }, { $inc: { a: 2, b: 5 } }, { a: 3, b: 5 }],
  ['$inc beyond int32', { a: 2147483647 }, { $inc: { a: 1 } }, { a: Long.fromNumber(2147483648) }],
  ['$inc of an int by a double', { a: 1 }, { $inc: { a: 1.5 } }, { a: 2.5 }],
  ['$inc to an integral double', { a: 1.5 }, { $inc: { a: 0.5 } }, { a: new Double(2) }],
  [
    '$inc of a Long',
    { a: Long.fromString('9007199254740993') },
    { $inc: { a: 1 } },
    { a: Long.fromString('9007199254740994') },
  ],
  [
    '$inc of a Decimal',
    { a: Decimal128.fromString('0.10') },
    { $inc: { a: 1 } },
    { a: Decimal128.fromString('1.10') },
  ],
  ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, c: 1 }, $max: { b: 3 } }, { a: 3, b: 5, c: 1 }],
  ['$max across types', { a: 5 }, { $max: { a: 'x' } }, { a: 'x' }],
  ['$setOnInsert of an update', { a: 1 }, { $setOnInsert: { a: 2, b: 3 } }, { a: 1 }],
  ['$push', { a: [1] }, { $push: { a: 2, b: [3] } }, { a: [1, 2], b: [[3]] }],
  ['$push with $each', { a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }],
  ['$push at a $position', { a: [1, 2] }, { $push: { a: { $each: [9], $position: 1 } } }, { a: [1, 9, 2] }],
  [
    '$push at a $position from the end',
    { a: [1, 2] },
    { $push: { a: { $each: [9], $position: -1 } } },
    { a: [1, 9, 2] },
  ],
  [
    '$push with $sort and $slice',
    { a: [5, 1] },
    { $push: { a: { $each: [3], $sort: -1, $slice: 2 } } },
    { a: [5, 3] },
  ],
  [
    '$push with a negative $slice',
    { a: [1, 2] },
    { $push: { a: { $each: [3], $slice: -2 } } },
    { a: [2, 3] },
  ],
  ['$push with a $slice of 0', { a: [1, 2] }, { $push: { a: { $each: [3], $slice: 0 } } }, { a: [] }],
  [
    '$push sorted by fields',
    { a: [{ n: 2 }] },
    { $push: { a: { $each: [{ n: 1 }, { n: 3 }], $sort: { n: -1 } } } },
    { a: [{ n: 3 }, { n: 2 }, { n: 1 }] },
  ],
  ['$addToSet', { a: [1] }, { $addToSet: { a: new Double(1), b: 2 } }, { a: [1], b: [2] }],
  ['$addToSet with $each', { a: [1] }, { $addToSet: { a: { $each: [1, 2, 2] } } }, { a: [1, 2] }],
  [
    '$addToSet of a document',
    { a: [{ x: 1, y: 2 }] },
    { $addToSet: { a: { y: 2, x: 1 } } },
    {
      a: [
        { x: 1, y: 2 },
        { y: 2, x: 1 },
      ],
    },
  ],
  ['$pull of a value', { a: [1, 2, new Double(1)] }, { $pull: { a: 1 } }, { a: [2] }],
  ['$pull by condition', { a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } }, { a: [1] }],
  ['$pull by fields', { a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
  ['$pull of an array', { a: [[1], [2]] }, { $pull: { a: [1] } }, { a: [[2]] }],
  ['$pull with $in', { a: ['x', 'y'] }, { $pull: { a: { $in: ['x'] } } }, { a: ['y'] }],
  ['$pull by pattern', { a: ['xa', 'y'] }, { $pull: { a: /^x/ } }, { a: ['y'] }],
  ['$pull of nothing there', {}, { $pull: { a: 1 } }, {}],
  ['$pullAll', { a: [1, 2, 3] }, { $pullAll: { a: [1, 3] } }, { a: [2] }],
  ['$pop', { a: [1, 2], b: [1, 2] }, { $pop: { a: 1, b: -1 } }, { a: [1], b: [2] }],
  ['a field named as a prototype member', {}, { $set: { constructor: 1 } }, { constructor: 1 }],
  ['an empty $set', { a: 1 }, { $set: {} }, { a: 1 }],
];

describe('compileUpdate', () => {
  it.each(cases)('applies %s', (_what, before, update, after) => {
    const copy = structuredClone(Object.keys(before));
    const result = run(update, before);
    expect(result).toEqual(after);
    expect(Object.keys(result)).toEqual(Object.keys(after));
    expect(Object.keys(before)).toEqual(copy);
  });

  it('leaves its input document unchanged', () => {
    const doc = { a: { b: [1, { c: 1 }] }, n: 1 };
    run({ $set: { 'a.b.1.c': 2 }, $push: { 'a.l': 1 }, $inc: { n: 1 } }, doc);
    expect(doc).toEqual({ a: { b: [1, { c: 1 }] }, n: 1 });
  });

  it('applies $setOnInsert only on insert', () => {
    expect(run({ $setOnInsert: { a: 1 }, $set: { b: 2 } }, {}, {}, true)).toEqual({ a: 1, b: 2 });
  });

  it.each([
    ['a value', { $set: { 'a.$': 9 } }, { a: 2 }, { a: [1, 2] }, { a: [1, 9] }],
    [
      'an element by field',
      { $set: { 'a.$.n': 9 } },
      { 'a.k': 2 },
      { a: [{ k: 1 }, { k: 2 }] },
      { a: [{ k: 1 }, { k: 2, n: 9 }] },
    ],
    [
      'an element by $elemMatch',
      { $inc: { 'a.$.n': 1 } },
      { a: { $elemMatch: { k: 2 } } },
      { a: [{ k: 2, n: 1 }] },
      { a: [{ k: 2, n: 2 }] },
    ],
  ])('applies $ to %s that the filter matched', (_what, update, filter, before, after) => {
    expect(run(update, before, filter)).toEqual(after);
  });

  it('replaces a document except for its _id, which comes first', () => {
    const result = run({ b: 1 }, { _id: 5, a: 1 });
    expect(Object.entries(result)).toEqual([
      ['_id', 5],
      ['b', 1],
    ]);
    expect(run({ b: 1, _id: new Double(5) }, { _id: 5 })).toEqual({ _id: 5, b: 1 });
  });

  it('runs a pipeline', () => {
    const stages = [
      { $set: { total: { $add: ['$a', '$b'] } } },
      { $unset: 'a' },
      { $set: { list: ['$b', '$nope'] } },
    ];
    expect(run(stages, { _id: 1, a: 1, b: 2 })).toEqual({ _id: 1, b: 2, total: 3, list: [2, null] });
  });

  const id = new ObjectId('0123456789abcdef01234567');

  it.each([
    [{ $foo: { a: 1 } }, {}, 9, /^Unknown modifier: \$foo/],
    [{ $set: 1 }, {}, 9, /^Modifiers operate on fields but we found type int instead/],
    [{ $set: { a: 1 }, b: 1 }, {}, 9, /^Unknown modifier: b/],
    [{ a: 1, $set: { b: 1 } }, {}, 52, /dollar \(\$\) prefixed field '\$set'/],
    [{ $set: { a: 1, 'a.b': 2 } }, {}, 40, /would create a conflict at 'a'/],
    [{ $set: { 'a.b': 1 }, $inc: { a: 2 } }, {}, 40, /would create a conflict at 'a'/],
    [{ $set: { a: 1 }, $unset: { a: 1 } }, {}, 40, /conflict at 'a'/],
    [{ $set: { '': 1 } }, {}, 56, /empty/],
    [{ $set: { 'a..b': 1 } }, {}, 56, /contains an empty field name/],
    [{ $set: { 'a.b': 1 } }, { a: 5 }, 28, /^Cannot create field 'b' in element {a: 5}/],
    [{ $set: { 'a.b': 1 } }, { a: [] }, 28, /^Cannot create field 'b' in element {a: \[\]}/],
    [{ $set: { 'a.b': 1 } }, { a: null }, 28, /^Cannot create field 'b' in element {a: null}/],
    [{ $set: { _id: 2 } }, { _id: 1 }, 66, /immutable field '_id'/],
    [{ $unset: { _id: 1 } }, { _id: 1 }, 66, /immutable field '_id'/],
    [{ _id: 2 }, { _id: 1 }, 66, /found to have been altered to _id: 2/],
    [{ $inc: { a: 'x' } }, {}, 14, /^Cannot increment with non-numeric argument: {a: "x"}/],
    [
      { $inc: { a: 1 } },
      { _id: id, a: 'x' },
      14,
      /^Cannot apply \$inc to a value of non-numeric type. {_id: ObjectId\('0123456789abcdef01234567'\)} has the field 'a' of non-numeric type string/,
    ],
    [{ $inc: { a: 1 } }, { _id: 1, a: null }, 14, /non-numeric type null/],
    [
      { $inc: { a: 1 } },
      { _id: 1, a: Long.MAX_VALUE },
      2,
      /^Failed to apply \$inc operations to current value \(\(NumberLong\)9223372036854775807\)/,
    ],
    [
      { $push: { a: 1 } },
      { _id: 1, a: 5 },
      2,
      /^The field 'a' must be an array but is of type int in document {_id: 1}/,
    ],
    [{ $push: { a: { $each: 1 } } }, {}, 2, /argument to \$each in \$push must be an array/],
    [{ $push: { a: { $each: [], $foo: 1 } } }, {}, 2, /^Unrecognized clause in \$push: \$foo/],
    [{ $push: { a: { $each: [], $slice: 'x' } } }, {}, 2, /^The value for \$slice must be an integer/],
    [
      { $addToSet: { a: 1 } },
      { a: 5 },
      2,
      /^Cannot apply \$addToSet to non-array field. Field named 'a' has non-array type int/,
    ],
    [{ $pull: { a: 1 } }, { a: 5 }, 2, /^Cannot apply \$pull to a non-array value/],
    [{ $pullAll: { a: 1 } }, {}, 2, /^\$pullAll requires an array argument/],
    [{ $pop: { a: 2 } }, {}, 9, /^\$pop expects 1 or -1, found: 2/],
    [{ $pop: { a: 1 } }, { a: 5 }, 14, /^Path 'a' contains an element of non-array type 'int'/],
    [
      { $set: { 'a.$': 1 } },
      { a: [1] },
      2,
      /^The positional operator did not find the match needed from the query/,
    ],
    [{ $set: { 'a.$[x]': 1 } }, {}, 2, /^unsupported positional operator: '\$\[x\]' in path 'a\.\$\[x\]'/],
    [{ $inc: { 'a.$[]': 1 } }, {}, 2, /^unsupported positional operator: '\$\[\]'/],
    [{ $mul: { a: 2 } }, {}, 9, /^Unknown modifier: \$mul/],
  ])('rejects %j', (update, doc, code, message) => {
    expect(() => run(update as Doc, doc as Doc)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it.each([{ $set: { _id: 2 } }, { $unset: { _id: 1 } }])(
    'keeps the _id an upsert starts from against %j',
    (update) => {
      expect(() => run(update, { _id: 1 }, {}, true)).toThrow(expect.objectContaining({ code: 66 }));
      expect(run({ $setOnInsert: { _id: 2 } }, {}, {}, true)).toEqual({ _id: 2 });
    },
  );

  it('rejects two modifiers of the same element', () => {
    expect(() => run({ $set: { 'a.$': 1, 'a.0': 2 } }, { a: [5] }, { a: 5 })).toThrow(
      expect.objectContaining({ code: 40 }),
    );
  });

  it('rejects stages that do not change a document', () => {
    expect(() => run([{ $match: {} }], {})).toThrow(expect.objectContaining({ code: 72 }));
  });
});
