import { describe, expect, it } from '@jest/globals';
import { BSONRegExp, Decimal128, Double, Long, MaxKey, MinKey, ObjectId } from 'bson';
import type { Doc } from '../values/bson/doc.ts';
import { compileQuery } from './compile-query.ts';

type Case = [what: string, filter: Doc, matching: Doc[], others: Doc[]];

const id = new ObjectId('0123456789abcdef01234567');

const cases: Case[] = [
  [
    'equality of numbers of any type',
    { a: 1 },
    [{ a: 1 }, { a: new Double(1) }, { a: Long.ONE }, { a: Decimal128.fromString('1') }],
    [{ a: '1' }, { a: 2 }, {}],
  ],
  ['equality with an element', { a: 1 }, [{ a: [0, 1] }], [{ a: [[1]] }]],
  [
    'equality with an array',
    { a: [1, 2] },
    [{ a: [1, 2] }, { a: [[1, 2]] }],
    [{ a: [2, 1] }, { a: [1, 2, 3] }],
  ],
  [
    'equality with a document, in field order',
    { a: { x: 1, y: 2 } },
    [{ a: { x: 1, y: 2 } }, { a: [{ x: 1, y: 2 }] }],
    [{ a: { y: 2, x: 1 } }, { a: { x: 1 } }],
  ],
  [
    'null, which a missing field equals',
    { a: null },
    [{}, { a: null }, { a: [null] }],
    [{ a: 0 }, { a: [] }, { a: '' }],
  ],
  [
    'null below a path',
    { 'a.b': null },
    [{}, { a: {} }, { a: 5 }, { a: [{ b: 1 }, {}] }],
    [{ a: [] }, { a: [1, 2] }, { a: { b: 1 } }],
  ],
  ['$ne', { a: { $ne: 1 } }, [{}, { a: 2 }, { a: [2] }], [{ a: 1 }, { a: [2, 1] }]],
  ['$ne null', { a: { $ne: null } }, [{ a: 1 }, { a: [] }], [{}, { a: null }, { a: [null] }]],
  [
    'an ObjectId',
    { a: id },
    [{ a: new ObjectId(id.toHexString()) }, { a: [id] }],
    [{ a: id.toHexString() }, {}],
  ],
  [
    '$gt within numbers',
    { a: { $gt: 1 } },
    [{ a: 1.5 }, { a: Long.fromNumber(2) }, { a: Infinity }, { a: [0, 2] }],
    [{ a: 1 }, { a: '2' }, { a: NaN }, {}, { a: null }],
  ],
  [
    '$lt within numbers',
    { a: { $lt: 1 } },
    [{ a: 0 }, { a: -Infinity }],
    [{ a: NaN }, { a: null }, {}, { a: false }],
  ],
  ['$gte null', { a: { $gte: null } }, [{}, { a: null }], [{ a: 1 }]],
  ['$gt null, which nothing is', { a: { $gt: null } }, [], [{}, { a: null }, { a: 1 }]],
  ['$gte NaN', { a: { $gte: NaN } }, [{ a: NaN }], [{ a: 1 }]],
  ['$lt within texts', { a: { $lt: 'b' } }, [{ a: 'a' }, { a: '' }], [{ a: 1 }, { a: 'b' }]],
  ['$gt of dates', { a: { $gt: new Date(5) } }, [{ a: new Date(6) }], [{ a: 6 }, { a: new Date(5) }]],
  ['$gt of ids', { a: { $gt: new ObjectId('0'.repeat(24)) } }, [{ a: id }], [{ a: 'f' }]],
  ['$gt of arrays', { a: { $gt: [1] } }, [{ a: [1, 0] }, { a: [2] }], [{ a: [1] }, { a: 5 }]],
  [
    '$gt MinKey, which every other value is',
    { a: { $gt: new MinKey() } },
    [{ a: 1 }, { a: null }],
    [{ a: new MinKey() }],
  ],
  ['$lt MaxKey', { a: { $lt: new MaxKey() } }, [{ a: 'x' }], [{ a: new MaxKey() }]],
  ['two bounds met by two elements', { a: { $gt: 5, $lt: 3 } }, [{ a: [1, 9] }], [{ a: 4 }]],
  ['$in', { a: { $in: [1, 'x', null] } }, [{ a: 1 }, { a: ['y', 'x'] }, {}], [{ a: 2 }, { a: [] }]],
  ['$in with patterns', { a: { $in: [/^x/, 3] } }, [{ a: 'xy' }, { a: 3 }], [{ a: 'y' }]],
  ['$in with arrays', { a: { $in: [[1]] } }, [{ a: [1] }, { a: [[1]] }], [{ a: 1 }]],
  [
    'a long $in',
    { a: { $in: [1, 2, 3, 4, 5, 6, 7, 8, null, id] } },
    [{ a: new Double(8) }, {}, { a: [id] }],
    [{ a: 9 }],
  ],
  ['an empty $in', { a: { $in: [] } }, [], [{}, { a: 1 }]],
  ['$nin', { a: { $nin: [1, null] } }, [{ a: 2 }], [{ a: [2, 1] }, {}, { a: null }]],
  ['$exists', { a: { $exists: true } }, [{ a: null }, { a: [] }], [{}]],
  [
    '$exists: false',
    { 'a.b': { $exists: false } },
    [{}, { a: 1 }, { a: [] }, { a: [1] }, { a: [{ c: 1 }] }],
    [{ a: [{ b: 1 }, {}] }],
  ],
  ['$type by alias', { a: { $type: 'string' } }, [{ a: 'x' }, { a: [1, 'x'] }], [{ a: 1 }, {}]],
  [
    '$type number',
    { a: { $type: 'number' } },
    [{ a: 1 }, { a: 1.5 }, { a: Long.ONE }, { a: Decimal128.fromString('1') }],
    [{ a: '1' }],
  ],
  [
    '$type by code',
    { a: { $type: [1, 'null'] } },
    [{ a: 1.5 }, { a: new Double(1) }, { a: null }],
    [{ a: 1 }, {}],
  ],
  ['$type array', { a: { $type: 'array' } }, [{ a: [] }, { a: [1] }], [{ a: 1 }]],
  [
    '$elemMatch of fields',
    { a: { $elemMatch: { x: 1, y: { $gt: 1 } } } },
    [{ a: [{ x: 1, y: 2 }] }],
    [{ a: [{ x: 1 }, { y: 2 }] }, { a: { x: 1, y: 2 } }],
  ],
  [
    '$elemMatch of values',
    { a: { $elemMatch: { $gt: 1, $lt: 3 } } },
    [{ a: [2] }],
    [{ a: [0, 5] }, { a: 2 }, { a: [[2]] }],
  ],
  ['$elemMatch on a nested array', { a: { $elemMatch: { '0': 1 } } }, [{ a: [[1]] }], [{ a: [1] }]],
  [
    '$elemMatch with $or',
    { a: { $elemMatch: { $or: [{ x: 1 }, { y: 1 }] } } },
    [{ a: [{ y: 1 }] }],
    [{ a: [{ z: 1 }] }],
  ],
  ['$not', { a: { $not: { $gt: 1 } } }, [{ a: 1 }, {}, { a: 'x' }], [{ a: 2 }, { a: [0, 2] }]],
  ['$not of a pattern', { a: { $not: /x/ } }, [{ a: 'y' }, {}], [{ a: 'x' }]],
  [
    'a pattern',
    { a: /^ñ/i },
    [{ a: 'Ñandú' }, { a: ['b', 'ñ'] }, { a: new BSONRegExp('^ñ', 'i') }],
    [{ a: 'b' }, { a: 5 }],
  ],
  ['$regex with $options', { a: { $regex: '^b$', $options: 'im' } }, [{ a: 'a\nB\nc' }], [{ a: 'ab' }]],
  [
    'needless escapes in a pattern',
    { a: { $regex: '^a\\-b\\@c\\/\\_{$' } },
    [{ a: 'a-b@c/_{' }],
    [{ a: 'a@c' }],
  ],
  ['$regex with flag x', { a: { $regex: 'a b # both', $options: 'x' } }, [{ a: 'ab' }], [{ a: 'a b' }]],
  [
    '$eq of a pattern, which is not matching',
    { a: { $eq: new BSONRegExp('x') } },
    [{ a: new BSONRegExp('x') }],
    [{ a: 'x' }],
  ],
  [
    '$and, $or, $nor',
    { $and: [{ a: 1 }, { $or: [{ b: 1 }, { b: 2 }] }, { $nor: [{ c: 1 }] }] },
    [{ a: 1, b: 2 }],
    [{ a: 1 }, { a: 1, b: 1, c: 1 }],
  ],
  [
    'paths through arrays',
    { 'a.b.c': 1 },
    [{ a: [{ b: [{ c: 1 }] }] }, { a: { b: { c: [1] } } }],
    [{ a: [[{ b: { c: 1 } }]] }],
  ],
  [
    'positions in paths',
    { 'a.1': 6 },
    [{ a: [5, 6] }, { a: { '1': 6 } }, { a: { '1': [6] } }, { a: [{ '1': 6 }] }, { a: [{ '1': [6] }] }],
    [{ a: [6, 5] }, { a: [0, [6]] }, { a: { '1': [[6]] } }],
  ],
  ['positions before fields', { 'a.0.b': 1 }, [{ a: [{ b: 1 }] }], [{ a: [{}, { b: 1 }] }]],
  ['$expr, which tells null from missing', { $expr: { $eq: ['$a', null] } }, [{ a: null }], [{}]],
  [
    '$expr comparing fields',
    { $expr: { $gt: ['$a', '$b'] } },
    [
      { a: 2, b: 1 },
      { a: 'x', b: 1 },
    ],
    [{ a: 1, b: 2 }],
  ],
  ['field names of objects', { constructor: 1 }, [{ constructor: 1 }], []],
  ['everything', {}, [{}, { a: 1 }], []],
];

describe('compileQuery', () => {
  it.each(cases)('matches by %s', (_what, filter, matching, others) => {
    const query = compileQuery(filter);
    expect([...matching, ...others].filter((doc) => query.matches(doc))).toEqual(matching);
  });

  it.each([
    [{ $foo: 1 }, 2, /^unknown top level operator: \$foo/],
    [{ $where: 'true' }, 2, /^unknown top level operator: \$where/],
    [{ a: { $foo: 1 } }, 2, /^unknown operator: \$foo/],
    [{ a: { $gt: 1, b: 2 } }, 2, /^unknown operator: b/],
    [{ a: { $near: [1, 1] } }, 2, /^unknown operator: \$near/],
    [{ $and: [] }, 2, /must be a nonempty array/],
    [{ $or: {} }, 2, /^\$or must be an array/],
    [{ $nor: [1] }, 2, /entries need to be full objects/],
    [{ a: { $in: 1 } }, 2, /^\$in needs an array/],
    [{ a: { $in: [{ $gt: 1 }] } }, 2, /cannot nest \$ under \$in/],
    [{ a: { $elemMatch: 1 } }, 2, /^\$elemMatch needs an Object/],
    [{ a: { $not: 1 } }, 2, /^\$not needs a regex or a document/],
    [{ a: { $not: {} } }, 2, /^\$not cannot be empty/],
    [{ a: { $type: 'foo' } }, 2, /Unknown type name alias: foo/],
    [{ a: { $type: 99 } }, 2, /Invalid numerical type code: 99/],
    [{ a: { $regex: 1 } }, 2, /^\$regex has to be a string/],
    [{ a: { $regex: '(' } }, 51091, /Regular expression is invalid/],
    [{ a: { $regex: '\\Ax' } }, 51091, /unsupported escape/],
    [{ a: { $regex: '[[:alpha:]]' } }, 51091, /POSIX/],
    [{ a: { $regex: 'a++' } }, 51091, /Regular expression is invalid/],
    [{ a: { $options: 'i' } }, 2, /^\$options needs a \$regex/],
    [{ a: { $ne: /x/ } }, 2, /Can't have regex as arg to \$ne/],
    [{ $expr: { $foo: 1 } }, 168, /Unrecognized expression '\$foo'/],
    [{ $expr: '$$nope' }, 17276, /Use of undefined variable: nope/],
  ])('rejects %j', (filter, code, message) => {
    expect(() => compileQuery(filter as Doc)).toThrow(
      expect.objectContaining({ code, message: expect.stringMatching(message) }),
    );
  });

  it.each([
    [{ a: 2 }, { a: [1, 2] }, 1],
    [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }, 1],
    [{ a: { $elemMatch: { b: 2, c: 3 } } }, { a: [{ b: 2 }, { c: 3 }, { b: 2, c: 3 }] }, 2],
    [{ a: { $in: [7, 9] } }, { a: [1, 9] }, 1],
    [{ b: 1 }, { a: [1], b: 1 }, undefined],
  ])('reports which element made %j match', (filter, doc, index) => {
    expect(compileQuery(filter).matchedIndex(doc)).toBe(index);
  });
});
