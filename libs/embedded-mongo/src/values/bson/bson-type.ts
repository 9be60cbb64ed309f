import {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import type { Value } from './doc.ts';

/** BSON type codes; `missing` is 0, the code of the end of an object, as in MongoDB. */
export const BsonType = {
  missing: 0,
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  maxKey: 127,
  minKey: 255,
} as const;

const typeNames = new Map<number, string>(Object.entries(BsonType).map(([name, code]) => [code, name]));

/** Wrapper classes are recognized by prototype: stored data with a `_bsontype` field must not be taken for one. */
const typesByPrototype = new Map<unknown, number>([
  [Long.prototype, BsonType.long],
  [Double.prototype, BsonType.double],
  [Int32.prototype, BsonType.int],
  [Decimal128.prototype, BsonType.decimal],
  [ObjectId.prototype, BsonType.objectId],
  [Date.prototype, BsonType.date],
  [Binary.prototype, BsonType.binData],
  [UUID.prototype, BsonType.binData],
  [Uint8Array.prototype, BsonType.binData],
  [Buffer.prototype, BsonType.binData],
  [BSONRegExp.prototype, BsonType.regex],
  [RegExp.prototype, BsonType.regex],
  [Timestamp.prototype, BsonType.timestamp],
  [Code.prototype, BsonType.javascript],
  [BSONSymbol.prototype, BsonType.symbol],
  [MinKey.prototype, BsonType.minKey],
  [MaxKey.prototype, BsonType.maxKey],
]);

function isInt32(value: number): boolean {
  return (value | 0) === value && !(value === 0 && 1 / value < 0);
}

export function bsonType(value: Value): number {
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? BsonType.int : BsonType.double;
    case 'string':
      return BsonType.string;
    case 'boolean':
      return BsonType.bool;
    case 'object':
      if (value === null) return BsonType.null;
      if (Array.isArray(value)) return BsonType.array;
      return objectType(value);
    default:
      return BsonType.missing;
  }
}

function objectType(value: object): number {
  const type = typesByPrototype.get(Object.getPrototypeOf(value)) ?? BsonType.object;
  if (type === BsonType.javascript && (value as Code).scope) return BsonType.javascriptWithScope;
  return type;
}

/** The alias that `$type` returns: `int`, `string`, `missing` … */
export function typeName(value: Value): string {
  return typeNames.get(bsonType(value)) ?? 'object';
}

export function typeCodeOf(alias: string): number | undefined {
  return alias === 'missing' ? undefined : (BsonType as Record<string, number>)[alias];
}

export function isNumericType(type: number): boolean {
  return (
    type === BsonType.int || type === BsonType.double || type === BsonType.long || type === BsonType.decimal
  );
}

export function isNumeric(value: Value): boolean {
  return typeof value === 'number' || (typeof value === 'object' && isNumericType(bsonType(value)));
}

/** The rank of each type in BSON order; types with the same rank are compared by value. */
const ranks = new Uint8Array(256).fill(0x15);
for (const [type, rank] of [
  [BsonType.minKey, 0x01],
  [BsonType.missing, 0x02],
  [BsonType.null, 0x05],
  [BsonType.int, 0x0a],
  [BsonType.double, 0x0a],
  [BsonType.long, 0x0a],
  [BsonType.decimal, 0x0a],
  [BsonType.string, 0x0f],
  [BsonType.symbol, 0x0f],
  [BsonType.object, 0x15],
  [BsonType.array, 0x19],
  [BsonType.binData, 0x1e],
  [BsonType.objectId, 0x23],
  [BsonType.bool, 0x28],
  [BsonType.date, 0x2d],
  [BsonType.timestamp, 0x2f],
  [BsonType.regex, 0x32],
  [BsonType.javascript, 0x3c],
  [BsonType.javascriptWithScope, 0x41],
  [BsonType.maxKey, 0x7f],
] as const) {
  ranks[type] = rank;
}

export const Rank = {
  missing: 0x02,
  null: 0x05,
  number: 0x0a,
  string: 0x0f,
  object: 0x15,
  array: 0x19,
  binData: 0x1e,
  objectId: 0x23,
  bool: 0x28,
  date: 0x2d,
  timestamp: 0x2f,
  regex: 0x32,
  javascript: 0x3c,
  minKey: 0x01,
  maxKey: 0x7f,
} as const;

export function rankOf(value: Value): number {
  if (typeof value === 'number') return Rank.number;
  if (typeof value === 'string') return Rank.string;
  return ranks[bsonType(value)]!;
}
