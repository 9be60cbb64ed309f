import { describe, expect, it } from '@jest/globals';
import {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { compareValues, valuesEqual } from './compare.ts';
import { randomValue, seeded } from './testing/random-value.ts';

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);

/** Each entry sorts strictly after the previous one. */
const ascending = [
  new MinKey(),
  undefined,
  null,
  NaN,
  -Infinity,
  decimal('-1E400'),
  Long.MIN_VALUE,
  -1.5,
  decimal('-1.25'),
  0,
  decimal('1E-400'),
  5e-324,
  decimal('0.1'),
  0.1,
  1,
  1.5,
  Long.fromNumber(2),
  new Double(2 ** 53),
  Long.fromString('9007199254740993'),
  decimal('9007199254740993.5'),
  Long.MAX_VALUE,
  new Double(2 ** 63),
  decimal('1E400'),
  Infinity,
  '',
  'A',
  'a',
  'a\0',
  'ab',
  'é',
  '\uffff',
  '😀',
  {},
  { a: 1 },
  { a: 1, b: 1 },
  { b: 1 },
  { a: 'x' },
  [],
  [1],
  [1, 2],
  [2],
  new Binary(Buffer.from('b')),
  new Binary(Buffer.from('b'), 4),
  new Binary(Buffer.from('aa')),
  new ObjectId('000000000000000000000001'),
  new ObjectId('000000000000000000000002'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Timestamp({ t: 1, i: 2 }),
  new Timestamp({ t: 4294967295, i: 1 }),
  new BSONRegExp('a'),
  new BSONRegExp('a', 'i'),
  new Code('f'),
  new Code('f', { a: 1 }),
  new MaxKey(),
];

describe('compareValues', () => {
  it('orders values across all types as BSON does', () => {
    for (let i = 0; i < ascending.length; i++) {
      for (let j = 0; j < ascending.length; j++) {
        const order = Math.sign(compareValues(ascending[i], ascending[j]));
        expect({ i, j, order }).toEqual({ i, j, order: Math.sign(i - j) });
      }
    }
  });

  it.each([
    ['numbers of any type', 1, new Double(1)],
    ['numbers of any type', 1, Long.ONE],
    ['numbers of any type', decimal('1.00'), 1],
    ['zero and minus zero', 0, new Double(-0)],
    ['NaN and NaN', NaN, decimal('NaN')],
    ['a symbol and a string', new BSONSymbol('a'), 'a'],
    ['documents with equal fields', { a: 1 }, { a: Long.ONE }],
  ])('treats %s as equal', (_what, a, b) => {
    expect(valuesEqual(a, b)).toBe(true);
  });

  it('is antisymmetric and transitive', () => {
    const random = seeded(3);
    const values = Array.from({ length: 120 }, () => randomValue(random));
    for (const a of values) {
      for (const b of values) expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
    }
    const sorted = [...values].sort(compareValues);
    for (let i = 1; i < sorted.length; i++)
      expect(compareValues(sorted[i - 1], sorted[i])).toBeLessThanOrEqual(0);
  });
});
