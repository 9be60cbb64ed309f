import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long, ObjectId } from 'bson';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { compileQuery } from '../compile-query.ts';

const accepts = (schema: Doc, value: Value): boolean =>
  compileQuery({ $jsonSchema: { properties: { v: schema } } }).matches({ v: value });

describe('$jsonSchema', () => {
  /** What each schema accepts, then what it rejects. */
  const cases: [string, Doc, Value[], Value[]][] = [
    [
      'bsonType',
      { bsonType: ['int', 'date'] },
      [1, new Date()],
      [new Double(1), Long.fromNumber(1), '1', null],
    ],
    [
      'bsonType number',
      { bsonType: 'number' },
      [1, 1.5, Long.fromNumber(1), Decimal128.fromString('1')],
      ['1'],
    ],
    ['bsonType objectId', { bsonType: 'objectId' }, [new ObjectId()], ['a'.repeat(24)]],
    ['type', { type: ['object', 'boolean'] }, [{}, true], [[], null, 1]],
    ['enum', { enum: ['a', 1, null, { b: 1 }] }, ['a', Long.fromNumber(1), null, { b: 1 }], ['b', { b: 2 }]],
    ['maximum', { maximum: 5 }, [5, Decimal128.fromString('4.9'), 'texto'], [5.1, Long.fromNumber(6)]],
    ['exclusiveMaximum', { maximum: 5, exclusiveMaximum: true }, [4.9], [5]],
    ['minimum', { minimum: 5 }, [5, null], [4.9]],
    ['exclusiveMinimum', { minimum: 5, exclusiveMinimum: true }, [5.1], [5]],
    ['multipleOf', { multipleOf: 3 }, [9, Long.fromNumber(6), 'x'], [4, 4.5]],
    ['minLength counts characters', { minLength: 2 }, ['ñú', '👍👍', 1], ['👍']],
    ['maxLength', { maxLength: 2 }, ['👍👍'], ['abc']],
    ['pattern', { pattern: '^[a-z]+$' }, ['abc', 5], ['aB']],
    ['required', { required: ['a'] }, [{ a: null }, 'x'], [{ b: 1 }]],
    ['properties', { properties: { a: { bsonType: 'string' } } }, [{ a: 'x' }, {}, { b: 1 }], [{ a: 1 }]],
    [
      'additionalProperties',
      {
        properties: { a: {} },
        patternProperties: { '^x': { bsonType: 'int' } },
        additionalProperties: false,
      },
      [{ a: 1, x1: 2 }, 'x'],
      [{ b: 1 }, { x1: 'a' }],
    ],
    [
      'additionalProperties with a schema',
      { additionalProperties: { bsonType: 'int' } },
      [{ a: 1 }],
      [{ a: 'x' }],
    ],
    ['minProperties', { minProperties: 1 }, [{ a: 1 }, []], [{}]],
    ['maxProperties', { maxProperties: 1 }, [{ a: 1 }], [{ a: 1, b: 1 }]],
    ['dependencies', { dependencies: { a: ['b'] } }, [{ a: 1, b: 1 }, { b: 1 }], [{ a: 1 }]],
    [
      'dependencies on a schema',
      { dependencies: { a: { required: ['b'] } } },
      [{}, { a: 1, b: 1 }],
      [{ a: 1 }],
    ],
    ['items', { items: { bsonType: 'int' } }, [[1, 2], [], 'x'], [[1, 'x']]],
    ['items in places', { items: [{ bsonType: 'int' }], additionalItems: false }, [[1], []], [['x'], [1, 2]]],
    ['minItems', { minItems: 1 }, [[1], 'x'], [[]]],
    ['maxItems', { maxItems: 1 }, [[1]], [[1, 2]]],
    [
      'uniqueItems',
      { uniqueItems: true },
      [
        [1, 2],
        [[1], [2]],
      ],
      [[1, Long.fromNumber(1)]],
    ],
    ['allOf', { allOf: [{ minimum: 1 }, { maximum: 3 }] }, [2], [0, 4]],
    ['anyOf', { anyOf: [{ maximum: 1 }, { minimum: 3 }] }, [0, 4], [2]],
    ['oneOf', { oneOf: [{ minimum: 1 }, { minimum: 3 }] }, [2], [0, 4]],
    ['not', { not: { bsonType: 'int' } }, ['x'], [1]],
  ];

  it.each(cases)('%s', (_name, schema, good, bad) => {
    expect(good.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(bad.filter((value) => accepts(schema, value))).toEqual([]);
    expect(compileQuery({ $jsonSchema: { properties: { v: schema } } }).matches({})).toBe(true);
  });

  it('can be combined with other conditions', () => {
    const query = compileQuery({ $or: [{ $jsonSchema: { required: ['a'] } }, { b: 1 }] });
    expect([{ a: 1 }, { b: 1 }, { c: 1 }].map((doc) => query.matches(doc))).toEqual([true, true, false]);
  });

  it.each<[string, Doc, number]>([
    ['an unknown keyword', { minimo: 1 }, 9],
    ['a keyword that MongoDB has not', { $ref: '#' }, 9],
    ['integer', { type: 'integer' }, 9],
    ['two types', { type: 'string', bsonType: 'string' }, 9],
    ['a type that does not exist', { bsonType: 'texto' }, 2],
    ['an empty list', { required: [] }, 9],
    ['a limit of another type', { minLength: 'x' }, 14],
    ['a flag without its limit', { exclusiveMinimum: true }, 9],
    ['an invalid schema inside', { properties: { a: { maxItems: -1 } } }, 9],
    ['a schema that is no object', { items: 1 }, 14],
  ])('refuses %s', (_what, schema, code) => {
    expect(() => compileQuery({ $jsonSchema: schema })).toThrow(expect.objectContaining({ code }));
  });
});
