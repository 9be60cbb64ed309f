import { Binary, serialize } from 'bson';
import type { BSONSymbol, Code, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { MongoError, badValue } from '../../errors.ts';
import { BsonType, bsonType } from './bson-type.ts';
import type { Doc, Value } from './doc.ts';
import { regexParts } from './regex-parts.ts';

const initialSize = 64 * 1024;
const keptSize = 1024 * 1024;
const double = new Float64Array(1);
const doubleBytes = new Uint8Array(double.buffer);

/** Reused for every document; the result is a copy. `undefined` fields are left out. */
let buffer = Buffer.allocUnsafe(initialSize);
let at = 0;

export function encode(doc: Doc): Buffer {
  at = 0;
  try {
    writeDocument(doc);
    const result = Buffer.allocUnsafe(at);
    buffer.copy(result, 0, 0, at);
    return result;
  } finally {
    if (buffer.length > keptSize) buffer = Buffer.allocUnsafe(initialSize);
  }
}

function reserve(size: number): void {
  if (at + size <= buffer.length) return;
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + size));
  buffer.copy(larger, 0, 0, at);
  buffer = larger;
}

function writeDocument(doc: Doc): void {
  const start = open();
  for (const name in doc) {
    const value = doc[name];
    if (value !== undefined) writeElement(name, value);
  }
  close(start);
}

function writeArray(array: readonly Value[]): void {
  const start = open();
  for (let i = 0; i < array.length; i++) writeElement(indexName(i), array[i] === undefined ? null : array[i]);
  close(start);
}

const indexNames = Array.from({ length: 256 }, (_, i) => String(i));
function indexName(index: number): string {
  return index < 256 ? indexNames[index]! : String(index);
}

function open(): number {
  reserve(5);
  const start = at;
  at += 4;
  return start;
}

function close(start: number): void {
  reserve(1);
  buffer[at++] = 0;
  buffer.writeInt32LE(at - start, start);
}

function writeElement(name: string, value: Value): void {
  const type = bsonType(value);
  reserve(name.length * 3 + 16);
  buffer[at++] = type;
  writeName(name);
  writeValue(type, value);
}

function writeName(name: string): void {
  const start = at;
  for (let i = 0; i < name.length; i++) {
    const code = name.charCodeAt(i);
    if (code === 0)
      throw badValue(`field name may not contain a null byte: '${name.replaceAll('\0', '\\0')}'`);
    if (code > 0x7f) {
      at = start + buffer.write(name, start, 'utf8');
      break;
    }
    buffer[at++] = code;
  }
  buffer[at++] = 0;
}

function writeValue(type: number, value: Value): void {
  switch (type) {
    case BsonType.int:
      return writeInt32(typeof value === 'number' ? value : (value as Int32).value);
    case BsonType.string:
      return writeString(value as string);
    case BsonType.double:
      return writeDouble(typeof value === 'number' ? value : (value as Double).value);
    case BsonType.object:
      return writeDocument(value as Doc);
    case BsonType.array:
      return writeArray(value as Value[]);
    case BsonType.objectId:
      return writeBytes((value as ObjectId).id);
    case BsonType.bool:
      buffer[at++] = value === true ? 1 : 0;
      return;
    case BsonType.date:
      return writeDate((value as Date).getTime());
    case BsonType.long:
    case BsonType.timestamp:
      writeInt32((value as Long).low);
      return writeInt32((value as Long).high);
    case BsonType.null:
    case BsonType.minKey:
    case BsonType.maxKey:
      return;
    default:
      return writeRareValue(type, value);
  }
}

function writeRareValue(type: number, value: Value): void {
  switch (type) {
    case BsonType.binData:
      return writeBinary(value as Binary | Uint8Array);
    case BsonType.decimal:
      return writeBytes((value as Decimal128).bytes);
    case BsonType.symbol:
      return writeString((value as BSONSymbol).value);
    case BsonType.javascript:
      return writeString((value as Code).code);
    case BsonType.regex: {
      const { pattern, flags } = regexParts(value);
      writeCstring(pattern);
      return writeCstring(flags);
    }
    case BsonType.javascriptWithScope:
      return writeBytes(serialize({ '': value }).subarray(6, -1));
    default:
      throw new MongoError(2, 'BadValue', `cannot encode a value of type ${typeof value}`);
  }
}

function writeInt32(value: number): void {
  buffer[at] = value;
  buffer[at + 1] = value >> 8;
  buffer[at + 2] = value >> 16;
  buffer[at + 3] = value >> 24;
  at += 4;
}

function writeDouble(value: number): void {
  double[0] = value;
  for (let i = 0; i < 8; i++) buffer[at + i] = doubleBytes[i]!;
  at += 8;
}

function writeDate(time: number): void {
  if (Number.isNaN(time)) throw badValue('cannot encode an invalid date');
  const high = Math.floor(time / 4294967296);
  writeInt32(time - high * 4294967296);
  writeInt32(high);
}

function writeString(text: string): void {
  reserve(text.length * 3 + 5);
  const size = buffer.write(text, at + 4, 'utf8');
  writeInt32(size + 1);
  at += size;
  buffer[at++] = 0;
}

function writeCstring(text: string): void {
  if (text.includes('\0')) throw badValue('a regular expression may not contain a null byte');
  reserve(text.length * 3 + 1);
  at += buffer.write(text, at, 'utf8');
  buffer[at++] = 0;
}

function writeBytes(bytes: Uint8Array): void {
  reserve(bytes.length);
  if (bytes.length <= 16) for (let i = 0; i < bytes.length; i++) buffer[at + i] = bytes[i]!;
  else buffer.set(bytes, at);
  at += bytes.length;
}

function writeBinary(value: Binary | Uint8Array): void {
  const bytes = value instanceof Binary ? value.buffer.subarray(0, value.position) : value;
  const subtype = value instanceof Binary ? value.sub_type : 0;
  const nested = subtype === Binary.SUBTYPE_BYTE_ARRAY;
  reserve(bytes.length + 9);
  writeInt32(nested ? bytes.length + 4 : bytes.length);
  buffer[at++] = subtype;
  if (nested) writeInt32(bytes.length);
  writeBytes(bytes);
}
