import { Binary, Decimal128, Double, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import fc from 'fast-check';
import type { Doc, Value } from '../model/order.ts';

/**
 * Few names and values, so that queries find documents; they include ones that have caused errors in databases before.
 */
export const NAMES = ['a', 'b', 'c', '__proto__'];
export const PATHS = ['a', 'b', 'c', '__proto__', 'a.b', 'b.a', 'a.a.b', 'a.0', 'b.1', 'a.0.b', 'a.b.0'];

const numbers: Value[] = [
  0,
  1,
  2,
  -1,
  2147483647,
  0.5,
  -0.5,
  NaN,
  Infinity,
  -Infinity,
  new Double(0),
  new Double(-0),
  new Double(1),
  new Double(2),
  Long.fromNumber(0),
  Long.fromNumber(1),
  Long.fromNumber(2),
  Long.fromString('9007199254740993'),
  new Double(9007199254740992),
];
const decimals = ['0', '1', '1.0', '0.5', 'NaN', 'Infinity', '9007199254740993'].map((text) =>
  Decimal128.fromString(text),
);
const texts = ['', 'a', 'A', 'á', 'b', 'ab', 'ñ', '😀', '\uffff', 'a\0b'];
const rare: Value[] = [
  new Binary(Buffer.from('a')),
  new Binary(Buffer.alloc(0), 4),
  new Timestamp({ t: 1, i: 2 }),
  new MinKey(),
  new MaxKey(),
];

export const number = fc.constantFrom(...numbers);
export const text = fc.constantFrom(...texts);

export const scalar: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom<Value>(...decimals) },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constantFrom(new Date(0), new Date(-1), new Date(86_400_000)) },
  { weight: 1, arbitrary: fc.constantFrom(new ObjectId('0'.repeat(24)), new ObjectId('f'.repeat(24))) },
  { weight: 1, arbitrary: fc.constantFrom<Value>(...rare) },
);

const depth = { maxDepth: 2, depthIdentifier: 'value' } as const;

export const value: fc.Arbitrary<Value> = fc.letrec<{ value: Value; list: Value[]; fields: Doc }>((tie) => ({
  value: fc.oneof(
    depth,
    { weight: 5, arbitrary: scalar },
    { weight: 2, arbitrary: tie('list') },
    { weight: 2, arbitrary: tie('fields') },
  ),
  list: fc.array(tie('value'), { maxLength: 3 }),
  fields: fields(tie('value')),
})).value;

/** A missing field is as likely as a null one. */
function fields(inner: fc.Arbitrary<Value>): fc.Arbitrary<Doc> {
  return fc
    .array(fc.tuple(fc.constantFrom(...NAMES), inner), { maxLength: 3 })
    .map((entries) => docOf(entries));
}

/** Makes `__proto__` a field, which an object literal would not. */
function docOf(entries: [string, Value][]): Doc {
  const doc = Object.create(null) as Doc;
  for (const [name, inner] of entries) doc[name] = inner;
  return doc;
}

export const document: fc.Arbitrary<Doc> = fields(value);
export const path = fc.constantFrom(...PATHS);
