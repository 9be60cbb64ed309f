import { decode, encode } from '../../values/bson/document.ts';
import { checksum } from '../journal/checksum.ts';
import type { OrderedTree } from './ordered-tree.ts';

/** Entries of a tree in one saved part; reading one must be short, because nobody else is served meanwhile. */
const PART_ENTRIES = 1_000;

/** What describes the saved keys of a collection. */
export interface SavedKeys {
  dataBytes: number;
  /** Per index: how many parts it has, and whether a document has several keys in it. */
  indexes: { parts: number; isMultikey: boolean }[];
}

interface SavedEntry {
  rid: number;
  key: string;
}

export function encodeSavedKeys(saved: SavedKeys): Uint8Array {
  const body = encode({ ...saved });
  const head = Buffer.alloc(4);
  head.writeUInt32LE(checksum(0, body));
  return Buffer.concat([head, body]);
}

/** Null if the description is damaged: the keys are then computed from the documents. */
export function decodeSavedKeys(bytes: Uint8Array): SavedKeys | null {
  const body = bytes.subarray(4);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32LE();
  return head === checksum(0, body) ? (decode(Buffer.from(body)) as never as SavedKeys) : null;
}

/** The entries of a tree in order, as parts that can be stored. */
export function* partsOf(tree: OrderedTree): Iterable<Buffer> {
  let entries: SavedEntry[] = [];
  for (const [key, slot] of tree.entries()) {
    entries.push({ rid: slot.rid, key });
    if (entries.length < PART_ENTRIES) continue;
    yield encodePart(entries);
    entries = [];
  }
  if (entries.length > 0) yield encodePart(entries);
}

/** The number of entries; for each, its record and the length of its key; then all keys. */
function encodePart(entries: SavedEntry[]): Buffer {
  const keys = entries.reduce((sum, { key }) => sum + key.length, 0);
  const part = Buffer.allocUnsafe(4 + entries.length * 12 + keys);
  let at = part.writeUInt32LE(entries.length, 0);
  let keyAt = 4 + entries.length * 12;
  for (const { rid, key } of entries) {
    at = part.writeDoubleLE(rid, at);
    at = part.writeUInt32LE(key.length, at);
    keyAt += part.latin1Write(key, keyAt);
  }
  return part;
}

export function eachEntry(bytes: Uint8Array, visit: (rid: number, key: string) => void): void {
  const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = part.readUInt32LE(0);
  let keyAt = 4 + count * 12;
  for (let i = 0; i < count; i++) {
    const at = 4 + i * 12;
    const end = keyAt + part.readUInt32LE(at + 8);
    visit(part.readDoubleLE(at), part.latin1Slice(keyAt, end));
    keyAt = end;
  }
}
