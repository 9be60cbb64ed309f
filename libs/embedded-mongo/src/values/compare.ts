import { Binary } from 'bson';
import type { BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { Rank, rankOf } from './bson/bson-type.ts';
import type { Doc, Value } from './bson/doc.ts';
import { compareNumbers } from './numbers/numbers.ts';
import { regexParts } from './bson/regex-parts.ts';

/** BSON order across all types. `undefined` stands for a missing value and sorts before null. */
export function compareValues(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') {
    return a < b ? -1 : a > b ? 1 : a === b ? 0 : compareNumbers(a, b);
  }
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  return difference !== 0 ? difference : compareSameRank(rank, a, b);
}

export function valuesEqual(a: Value, b: Value): boolean {
  return a === b || compareValues(a, b) === 0;
}

function compareSameRank(rank: number, a: Value, b: Value): number {
  switch (rank) {
    case Rank.number:
      return compareNumbers(a, b);
    case Rank.string:
      return compareStrings(textOf(a), textOf(b));
    case Rank.object:
      return compareDocs(a as Doc, b as Doc);
    case Rank.array:
      return compareArrays(a as Value[], b as Value[]);
    case Rank.objectId:
      return compareBytes((a as ObjectId).id, (b as ObjectId).id);
    case Rank.bool:
      return Number(a) - Number(b);
    case Rank.date:
      return Math.sign((a as Date).getTime() - (b as Date).getTime());
    default:
      return compareRare(rank, a, b);
  }
}

function compareRare(rank: number, a: Value, b: Value): number {
  switch (rank) {
    case Rank.binData:
      return compareBinaries(binaryParts(a), binaryParts(b));
    case Rank.timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case Rank.regex: {
      const x = regexParts(a);
      const y = regexParts(b);
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.flags, y.flags);
    }
    case Rank.javascript:
      return compareStrings((a as Code).code, (b as Code).code);
    case Rank.javascript + 5:
      return (
        compareStrings((a as Code).code, (b as Code).code) ||
        compareDocs((a as Code).scope ?? {}, (b as Code).scope ?? {})
      );
    default:
      return 0;
  }
}

/** Strings and symbols are compared alike. */
export function textOf(value: Value): string {
  return typeof value === 'string' ? value : (value as BSONSymbol).value;
}

/** UTF-8 order, which differs from JavaScript's where a surrogate pair meets U+E000 to U+FFFF. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return codePointRank(x) - codePointRank(y);
  }
  return a.length - b.length;
}

function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Field by field: type first, then name, then value; the shorter document is the smaller. */
function compareDocs(a: Doc, b: Doc): number {
  const names = Object.keys(a);
  const others = Object.keys(b);
  const shared = Math.min(names.length, others.length);
  for (let i = 0; i < shared; i++) {
    const name = names[i]!;
    const other = others[i]!;
    const x = a[name];
    const y = b[other];
    const order = rankOf(x) - rankOf(y) || compareStrings(name, other) || compareValues(x, y);
    if (order !== 0) return order;
  }
  return names.length - others.length;
}

function compareArrays(a: Value[], b: Value[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export interface BinaryParts {
  bytes: Uint8Array;
  subtype: number;
}

export function binaryParts(value: Value): BinaryParts {
  if (value instanceof Binary)
    return { bytes: value.buffer.subarray(0, value.position), subtype: value.sub_type };
  return { bytes: value as Uint8Array, subtype: 0 };
}

function compareBinaries(a: BinaryParts, b: BinaryParts): number {
  return a.bytes.length - b.bytes.length || a.subtype - b.subtype || compareBytes(a.bytes, b.bytes);
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
