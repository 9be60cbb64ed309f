import {
  BSONRegExp,
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
import { newDoc } from '../bson/doc.ts';
import type { Doc, Value } from '../bson/doc.ts';

/** Reproducible pseudo-random numbers in [0, 1): the seed brings a failing case back. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

const texts = ['', 'a', 'ab', 'b', 'ñandú', 'a\0b', 'a\0', '\uffff', '😀', 'Z', 'zz', 'é', 'e\u0301'];
const names = ['a', 'b', 'ñ', '__proto__', 'constructor', '_bsontype', 'length', '10', ''];
const integers = [0, 1, -1, 2, 7, -2147483648, 2147483647];
const doubles = [0.5, -0.5, 0.1, NaN, Infinity, -Infinity, 1e300, -1e-300, 5e-324];
const integralDoubles = [0, -0, 1, -1, 2 ** 31, 2 ** 53, 2 ** 53 + 2, 2 ** 63, -(2 ** 63), 1e20, 1e300];
const longs = [
  '0',
  '1',
  '-1',
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '-9007199254740995',
  '9007199254740995',
  '9007199254740996',
  '-9223372036854775808',
];
const decimals = [
  '0',
  '-0',
  '1',
  '1.0',
  '0.1',
  '-0.5',
  '1E400',
  '-1E400',
  '1E-400',
  'NaN',
  'Infinity',
  '-Infinity',
  '9007199254740993',
  '9223372036854775807.5',
];

const makers: ((random: () => number) => Value)[] = [
  (random) => pick(random, texts),
  (random) => pick(random, integers),
  (random) => pick(random, doubles),
  (random) => new Double(pick(random, integralDoubles)),
  (random) => Long.fromString(pick(random, longs)),
  (random) => Decimal128.fromString(pick(random, decimals)),
  () => null,
  (random) => random() < 0.5,
  (random) => new Date(Math.floor((random() - 0.5) * 4e12)),
  (random) =>
    new ObjectId(
      Math.floor(random() * 3)
        .toString(16)
        .padStart(24, 'f0'),
    ),
  (random) => new Binary(Buffer.from(pick(random, texts)), pick(random, [0, 2, 4, 5, 128])),
  (random) => new BSONRegExp(pick(random, ['a', 'b', '^x']), pick(random, ['', 'i', 'im'])),
  (random) => new Timestamp({ t: Math.floor(random() * 4294967295), i: Math.floor(random() * 4294967295) }),
  (random) => new Code(pick(random, ['f', 'g'])),
  () => new MinKey(),
  () => new MaxKey(),
];

export function randomValue(random: () => number, depth = 2): Value {
  const kind = random();
  if (depth > 0 && kind < 0.12)
    return Array.from({ length: Math.floor(random() * 3) }, () => randomValue(random, depth - 1));
  if (depth > 0 && kind < 0.24) return randomDoc(random, depth - 1);
  return pick(random, makers)(random);
}

export function randomDoc(random: () => number, depth = 2): Doc {
  const doc = newDoc();
  const count = Math.floor(random() * 5);
  for (let i = 0; i < count; i++) doc[pick(random, names)] = randomValue(random, depth);
  return doc;
}
