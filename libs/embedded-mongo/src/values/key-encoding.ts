import { Decimal128, Long } from 'bson';
import type { Code, ObjectId, Timestamp } from 'bson';
import { Rank, rankOf } from './bson/bson-type.ts';
import { binaryParts, textOf } from './compare.ts';
import type { Doc, Value } from './bson/doc.ts';
import { encodeNumber } from './numbers/number-key.ts';
import { regexParts } from './bson/regex-parts.ts';

/**
 * Index keys as binary strings (one character per byte, U+0000 to U+00FF): comparing them with `<` and `===` gives the
 * same result as compareValues per component, and they work as Map keys. 1, 1.0, Long(1) and Decimal(1) have the same
 * key.
 */
export function encodeKey(values: readonly Value[], directions: readonly (1 | -1)[]): string {
  if (values.length === 1)
    return directions[0] === -1 ? inverted(encodeValue(values[0])) : encodeValue(values[0]);
  let key = '';
  for (let i = 0; i < values.length; i++) {
    const part = encodeValue(values[i]);
    key += directions[i] === -1 ? inverted(part) : part;
  }
  return key;
}

/** Every encoding marks its own end, so none is a prefix of another, and inverting the bytes reverses the order. */
function inverted(part: string): string {
  const bytes = Buffer.from(part, 'latin1');
  for (let i = 0; i < bytes.length; i++) bytes[i] = 255 - bytes[i]!;
  return bytes.toString('latin1');
}

const rankBytes = Array.from({ length: 256 }, (_, rank) => String.fromCharCode(rank));
const end = '\0';

export function encodeValue(value: Value): string {
  if (typeof value === 'string') return rankBytes[Rank.string] + encodeText(value);
  const rank = rankOf(value);
  return rankBytes[rank] + encodePayload(rank, value);
}

function encodePayload(rank: number, value: Value): string {
  switch (rank) {
    case Rank.number:
      return encodeNumber(value as number | Long | Decimal128);
    case Rank.string:
      return encodeText(textOf(value));
    case Rank.object:
      return encodeDoc(value as Doc);
    case Rank.array:
      return (value as Value[]).map(encodeValue).join('') + end;
    case Rank.objectId:
      return latin1((value as ObjectId).id);
    case Rank.bool:
      return value === true ? '\x01' : '\0';
    case Rank.date:
      return encodeNumber((value as Date).getTime());
    default:
      return encodeRare(rank, value);
  }
}

function encodeRare(rank: number, value: Value): string {
  switch (rank) {
    case Rank.binData: {
      const { bytes, subtype } = binaryParts(value);
      return uint32(bytes.length) + rankBytes[subtype] + latin1(bytes);
    }
    case Rank.timestamp:
      return uint32((value as Timestamp).high >>> 0) + uint32((value as Timestamp).low >>> 0);
    case Rank.regex: {
      const { pattern, flags } = regexParts(value);
      return encodeText(pattern) + encodeText(flags);
    }
    case Rank.javascript:
      return encodeText((value as Code).code);
    case Rank.javascript + 5:
      return encodeText((value as Code).code) + encodeDoc((value as Code).scope ?? {});
    default:
      return '';
  }
}

function encodeDoc(doc: Doc): string {
  let key = '';
  for (const name of Object.keys(doc)) {
    const rank = rankOf(doc[name]);
    key += rankBytes[rank] + encodeText(name) + encodePayload(rank, doc[name]);
  }
  return key + end;
}

/** ASCII without NUL needs no escape. */
const plain = /^[\x01-\x7f]*$/;

/** UTF-8 with NUL escaped, so that the terminator sorts before any continuation. */
function encodeText(text: string): string {
  if (plain.test(text)) return text + '\0\0';
  return Buffer.from(text, 'utf8').toString('latin1').replaceAll('\0', '\0\xff') + '\0\0';
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

function uint32(value: number): string {
  return String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
}
