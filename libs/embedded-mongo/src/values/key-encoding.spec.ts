import { describe, expect, it } from '@jest/globals';
import { Decimal128, Double, Long } from 'bson';
import { compareValues } from './compare.ts';
import { encodeKey } from './key-encoding.ts';
import { randomValue, seeded } from './testing/random-value.ts';

const byteOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('encodeKey', () => {
  it('orders single values as compareValues does, ascending and descending', () => {
    const random = seeded(5);
    const keyed = Array.from({ length: 400 }, () => {
      const value = randomValue(random);
      return { value, up: encodeKey([value], [1]), down: encodeKey([value], [-1]) };
    });
    for (const a of keyed) {
      const wrong = keyed.filter((b) => {
        const order = Math.sign(compareValues(a.value, b.value));
        return byteOrder(a.up, b.up) !== order || byteOrder(a.down, b.down) + order !== 0;
      });
      expect(wrong).toEqual([]);
    }
  });

  it('orders compound keys component by component, each in its direction', () => {
    const random = seeded(9);
    for (let i = 0; i < 5000; i++) {
      const a = [randomValue(random, 1), randomValue(random, 1)];
      const b = [random() < 0.5 ? a[0] : randomValue(random, 1), randomValue(random, 1)];
      const expected = Math.sign(compareValues(a[0], b[0])) || -Math.sign(compareValues(a[1], b[1]));
      expect(byteOrder(encodeKey(a, [1, -1]), encodeKey(b, [1, -1])) - expected).toBe(0);
    }
  });

  it('encodes equal numbers of different types as the same key', () => {
    const keys = [1, new Double(1), Long.ONE, Decimal128.fromString('1.000')].map((value) =>
      encodeKey([value], [1]),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('distinguishes an empty array from null', () => {
    expect(encodeKey([undefined], [1])).not.toBe(encodeKey([null], [1]));
  });

  it('contains only bytes', () => {
    const random = seeded(13);
    for (let i = 0; i < 500; i++) {
      for (const char of encodeKey([randomValue(random)], [1])) expect(char.charCodeAt(0)).toBeLessThan(256);
    }
  });
});
