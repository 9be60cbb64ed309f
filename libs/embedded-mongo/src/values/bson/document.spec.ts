import { describe, expect, it } from '@jest/globals';
import { Binary, Code, Decimal128, Double, Long, ObjectId, Timestamp, serialize } from 'bson';
import { compareValues } from '../compare.ts';
import { decode, encode } from './document.ts';
import { newDoc } from './doc.ts';
import { randomDoc, seeded } from '../testing/random-value.ts';

const roundTrip = (value: unknown): unknown => decode(encode({ value })).value;

describe('decode and encode', () => {
  it('return the same bytes for any document', () => {
    const random = seeded(7);
    for (let i = 0; i < 3000; i++) {
      const bytes = encode(randomDoc(random));
      const again = encode(decode(bytes));
      expect(again.toString('hex')).toBe(bytes.toString('hex'));
    }
  });

  it('produce the same bytes as the bson package', () => {
    const doc = {
      int: 1,
      double: new Double(2),
      fraction: 2.5,
      long: Long.fromNumber(7),
      text: 'ñandú',
      id: new ObjectId('0123456789abcdef01234567'),
      date: new Date(-5),
      none: null,
      list: [1, { y: 'z' }, []],
      binary: new Binary(Buffer.from('abc')),
      decimal: Decimal128.fromString('1.50'),
      timestamp: new Timestamp({ t: 1, i: 2 }),
      pattern: /ab/i,
      code: new Code('x', { a: 1 }),
    };
    expect(encode(doc).equals(serialize(doc))).toBe(true);
  });

  it.each([
    ['an int32', 5, 5],
    ['an integral double', new Double(5), new Double(5)],
    ['a fraction', 0.25, 0.25],
    ['a small int64', Long.fromNumber(5), Long.fromNumber(5)],
    ['an int64 beyond a double', Long.MAX_VALUE, Long.MAX_VALUE],
    ['minus zero', new Double(-0), new Double(-0)],
    ['a bare number beyond int32', 2 ** 40, new Double(2 ** 40)],
    ['a bare minus zero', -0, new Double(-0)],
  ])('keep the type of %s', (_what, given, kept) => {
    expect(roundTrip(given)).toStrictEqual(kept);
  });

  it.each(['__proto__', 'constructor', 'toString', '_bsontype', 'hasOwnProperty'])(
    'treat %s as an ordinary field',
    (name) => {
      const doc = newDoc();
      doc[name] = 'ObjectId';
      const copy = decode(encode(doc));
      expect(Object.keys(copy)).toEqual([name]);
      expect(copy[name]).toBe('ObjectId');
      expect(newDoc()[name]).toBeUndefined();
    },
  );

  it('leave out undefined fields and store undefined elements as null', () => {
    expect(decode(encode({ a: undefined, b: [undefined] }))).toEqual({ b: [null] });
  });

  it.each([
    ['too short', Buffer.from([4, 0, 0, 0])],
    ['longer than its bytes', Buffer.from([99, 0, 0, 0, 0])],
    ['without an end', Buffer.from([5, 0, 0, 0, 1])],
    ['with an unknown type', Buffer.from([8, 0, 0, 0, 0x60, 97, 0, 0])],
    ['with a string past the end', Buffer.from([13, 0, 0, 0, 2, 97, 0, 99, 0, 0, 0, 0, 0])],
    ['with a nested length that lies', Buffer.from([13, 0, 0, 0, 3, 97, 0, 200, 0, 0, 0, 0, 0])],
    ['ending within a value', Buffer.from([8, 0, 0, 0, 16, 97, 0, 0])],
  ])('reject a document %s', (_what, bytes) => {
    expect(() => decode(bytes)).toThrow(expect.objectContaining({ codeName: 'InvalidBSON' }));
  });

  it('reject nesting beyond 200 levels', () => {
    let doc: Record<string, unknown> = {};
    for (let i = 0; i < 220; i++) doc = { a: doc };
    expect(() => decode(encode(doc))).toThrow('exceeded maximum nested object depth');
  });

  it('keep values equal to the originals', () => {
    const random = seeded(11);
    for (let i = 0; i < 1000; i++) {
      const doc = randomDoc(random);
      expect(compareValues(decode(encode(doc)), doc)).toBe(0);
    }
  });
});
