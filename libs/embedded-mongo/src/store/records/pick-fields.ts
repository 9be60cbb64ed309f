import { decode, type Doc } from '../../values/bson/document.ts';

const FIXED_SIZES: Record<number, number> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
};
const TEXT_TYPES = new Set([0x02, 0x0d, 0x0e]);
const SIZED_TYPES = new Set([0x03, 0x04, 0x0f]);
const BINARY = 0x05;
const REGEX = 0x0b;

let scratch = Buffer.allocUnsafe(4096);

/** Field names as raw BSON stores them, for `pickFields`. */
export function rawNames(names: Iterable<string>): string[] {
  return Array.from(names, (name) => `${Buffer.from(name).latin1Slice()}\0`);
}

/**
 * Decodes only these top-level fields, at a fraction of the cost of the whole document. If the document is cut short,
 * returns null unless all fields come before the cut. Use the result at once: its binary values are views of a buffer
 * that the next call overwrites.
 */
export function pickFields(raw: string, names: readonly string[]): Doc | null {
  const elements = elementsOf(raw, names);
  if (elements === null) return null;
  const length = elements.length + 5;
  if (scratch.length < length) scratch = Buffer.allocUnsafe(length * 2);
  return decodeFields(elements, scratch);
}

/** The same for a whole document, to be kept: nothing overwrites the result. */
export function keepFields(raw: string, names: readonly string[]): { doc: Doc; bytes: number } {
  const elements = elementsOf(raw, names)!;
  return { doc: decodeFields(elements, Buffer.allocUnsafe(elements.length + 5)), bytes: elements.length };
}

function elementsOf(raw: string, names: readonly string[]): string | null {
  const end = int32(raw, 0) - 1;
  const isCut = raw.length <= end;
  let picked = '';
  let missing = names.length;
  for (let at = 4; at < end && missing > 0;) {
    const valueAt = raw.indexOf('\0', at + 1) + 1;
    if (isCut && (valueAt === 0 || valueAt + 4 > raw.length)) return null;
    const next = valueAt + sizeOf(raw, raw.charCodeAt(at), valueAt);
    if (next > raw.length) return null;
    for (const name of names) {
      if (name.length !== valueAt - at - 1 || !raw.startsWith(name, at + 1)) continue;
      picked += raw.slice(at, next);
      missing--;
    }
    at = next;
  }
  return picked;
}

function decodeFields(elements: string, buffer: Buffer): Doc {
  const length = elements.length + 5;
  buffer.writeInt32LE(length, 0);
  buffer.latin1Write(elements, 4);
  buffer[length - 1] = 0;
  return decode(buffer.subarray(0, length));
}

function sizeOf(raw: string, type: number, at: number): number {
  const fixed = FIXED_SIZES[type];
  if (fixed !== undefined) return fixed;
  if (TEXT_TYPES.has(type)) return 4 + int32(raw, at);
  if (SIZED_TYPES.has(type)) return int32(raw, at);
  if (type === BINARY) return 5 + int32(raw, at);
  if (type === REGEX) return afterText(raw, afterText(raw, at)) - at;
  throw new Error(`unsupported BSON type 0x${type.toString(16)} in a stored document`);
}

/** Infinity if the text has no end. */
function afterText(raw: string, at: number): number {
  const end = raw.indexOf('\0', at);
  return end === -1 ? Infinity : end + 1;
}

function int32(raw: string, at: number): number {
  return (
    raw.charCodeAt(at) |
    (raw.charCodeAt(at + 1) << 8) |
    (raw.charCodeAt(at + 2) << 16) |
    (raw.charCodeAt(at + 3) << 24)
  );
}
