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
import { MongoError } from '../../errors.ts';
import { newDoc } from './doc.ts';
import type { Doc, Value } from './doc.ts';
import { fieldName } from './field-names.ts';

/** MongoDB's own limit; without it a malicious document could overflow the stack. */
const deepest = 200;
const largestDate = 8_640_000_000_000_000;

const double = new Float64Array(1);
const doubleBytes = new Uint8Array(double.buffer);

/**
 * Decodes BSON without loss: an int32 becomes a number, an int64 a Long, a double a number unless it is integral (then
 * a Double, so that it is not encoded as an int32 later). Binary values are views of the given bytes.
 */
export function decode(bytes: Uint8Array): Doc {
  return new Reader(bytes).document(0);
}

function invalid(what: string): MongoError {
  return new MongoError(22, 'InvalidBSON', what);
}

class Reader {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.isBuffer(bytes)
      ? bytes
      : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  document(depth: number): Doc {
    const end = this.open(depth);
    const doc = newDoc();
    const bytes = this.bytes;
    for (let type = bytes[this.at++]!; type !== 0; type = bytes[this.at++]!) {
      const name = this.name();
      doc[name] = this.value(type, name, depth);
    }
    this.close(end);
    return doc;
  }

  private array(depth: number): Value[] {
    const end = this.open(depth);
    const array: Value[] = [];
    const bytes = this.bytes;
    for (let type = bytes[this.at++]!; type !== 0; type = bytes[this.at++]!) {
      while (bytes[this.at] !== 0) this.at++;
      this.at++;
      array.push(this.value(type, '', depth));
    }
    this.close(end);
    return array;
  }

  private open(depth: number): number {
    if (depth > deepest) {
      throw new MongoError(15, 'Overflow', `BSONObj exceeded maximum nested object depth: ${deepest}`);
    }
    const start = this.at;
    if (start + 5 > this.bytes.length) throw invalid('document is cut short');
    const end = start + this.int32();
    if (end < start + 5 || end > this.bytes.length || this.bytes[end - 1] !== 0)
      throw invalid('invalid document length');
    return end;
  }

  private close(end: number): void {
    if (this.at !== end) throw invalid('document length does not match its content');
  }

  private name(): string {
    const start = this.at;
    const bytes = this.bytes;
    let end = start;
    while (bytes[end] !== 0) if (++end >= bytes.length) throw invalid('field name is cut short');
    this.at = end + 1;
    return fieldName(bytes, start, end);
  }

  private value(type: number, name: string, depth: number): Value {
    switch (type) {
      case 0x01:
        return this.double();
      case 0x02:
        return this.string();
      case 0x03:
        return this.document(depth + 1);
      case 0x04:
        return this.array(depth + 1);
      case 0x05:
        return this.binary();
      case 0x07:
        return new ObjectId(this.copy(12));
      case 0x08:
        return this.bytes[this.at++] !== 0;
      case 0x09:
        return this.date(name);
      case 0x0a:
        return null;
      case 0x10:
        return this.int32();
      case 0x12:
        return new Long(this.int32(), this.int32());
      default:
        return this.rareValue(type, name, depth);
    }
  }

  private rareValue(type: number, name: string, depth: number): Value {
    switch (type) {
      case 0x0b:
        return new BSONRegExp(this.cstring(), this.cstring());
      case 0x0d:
        return new Code(this.string());
      case 0x0e:
        return new BSONSymbol(this.string());
      case 0x0f:
        this.at += 4;
        return new Code(this.string(), this.document(depth + 1));
      case 0x11:
        return new Timestamp({ i: this.int32() >>> 0, t: this.int32() >>> 0 });
      case 0x13:
        return new Decimal128(this.copy(16));
      case 0x7f:
        return new MaxKey();
      case 0xff:
        return new MinKey();
      default:
        throw invalid(`unsupported BSON type 0x${type.toString(16)} in field '${name}'`);
    }
  }

  private int32(): number {
    const bytes = this.bytes;
    const at = this.at;
    this.at = at + 4;
    return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
  }

  private double(): Value {
    for (let i = 0; i < 8; i++) doubleBytes[i] = this.bytes[this.at + i]!;
    this.at += 8;
    const value = double[0]!;
    return Number.isInteger(value) ? new Double(value) : value;
  }

  private string(): string {
    const length = this.int32();
    const start = this.at;
    const end = start + length - 1;
    if (length < 1 || end >= this.bytes.length || this.bytes[end] !== 0)
      throw invalid('invalid string length');
    this.at = end + 1;
    return this.bytes.toString('utf8', start, end);
  }

  private cstring(): string {
    const start = this.at;
    const end = this.bytes.indexOf(0, start);
    if (end < 0) throw invalid('text is cut short');
    this.at = end + 1;
    return this.bytes.toString('utf8', start, end);
  }

  private date(name: string): Date {
    const low = this.int32() >>> 0;
    const time = this.int32() * 4294967296 + low;
    if (Math.abs(time) > largestDate) throw invalid(`date out of range in field '${name}'`);
    return new Date(time);
  }

  private binary(): Binary {
    let length = this.int32();
    const subtype = this.bytes[this.at++];
    if (subtype === Binary.SUBTYPE_BYTE_ARRAY) length = this.int32();
    if (length < 0 || this.at + length > this.bytes.length) throw invalid('invalid binary length');
    const start = this.at;
    this.at += length;
    return new Binary(this.bytes.subarray(start, this.at), subtype);
  }

  private copy(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw invalid('value is cut short');
    const copy = new Uint8Array(length);
    for (let i = 0; i < length; i++) copy[i] = this.bytes[this.at + i]!;
    this.at += length;
    return copy;
  }
}
