import { Binary, Decimal128, Double, Long, ObjectId, Timestamp } from 'bson';
import { BsonType, bsonType } from './bson/bson-type.ts';
import { textOf } from './compare.ts';
import { isDoc } from './bson/doc.ts';
import type { Doc, Value } from './bson/doc.ts';
import { regexParts } from './bson/regex-parts.ts';

/** Prints a document as MongoDB does in error messages: `{ a: 1, b: "x" }`. */
function formatDoc(doc: Doc): string {
  const fields = Object.keys(doc).map((name) => `${name}: ${formatValue(doc[name])}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

export function formatValue(value: Value): string {
  if (isDoc(value)) return formatDoc(value);
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(formatValue).join(', ')} ]`;
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Double) return formatDouble(value.value);
  if (value instanceof Timestamp) return `Timestamp(${value.high >>> 0}, ${value.low >>> 0})`;
  if (value instanceof Long) return value.toString();
  if (value instanceof Decimal128) return `NumberDecimal("${value.toString()}")`;
  if (value instanceof Binary)
    return `BinData(${value.sub_type}, ${Buffer.from(value.buffer).toString('hex').toUpperCase()})`;
  return formatRest(value);
}

function formatRest(value: Value): string {
  switch (bsonType(value)) {
    case BsonType.string:
    case BsonType.symbol:
      return JSON.stringify(textOf(value));
    case BsonType.regex: {
      const { pattern, flags } = regexParts(value);
      return `/${pattern}/${flags}`;
    }
    case BsonType.minKey:
      return 'MinKey';
    case BsonType.maxKey:
      return 'MaxKey';
    default:
      return value === undefined ? 'undefined' : String(value);
  }
}

function formatDouble(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e15 ? value.toFixed(1) : String(value);
}
