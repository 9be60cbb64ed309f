import { MongoError } from '../errors.ts';
import { encode, type Doc } from '../values/bson/document.ts';
import { CollectionIndex, type IndexSpec } from './records/collection-index.ts';
import type { DocumentCache } from './records/document-cache.ts';
import type { Journal, StoredRow } from './journal/journal.ts';
import { LARGE_RECORD_BYTES, Slot, StoredRecord, type Owner } from './records/records.ts';
import { pickFields, rawNames } from './records/pick-fields.ts';
import { fieldsOf } from './records/scan-filter.ts';
import { eachEntry, encodeSavedKeys, partsOf, type SavedKeys } from './records/saved-keys.ts';
import type { Steps } from './records/slices.ts';
import type { Snapshots } from './records/snapshots.ts';

/** What the store provides to its collections. */
export interface CollectionServices {
  journal: Journal;
  cache: DocumentCache;
  snapshots: Snapshots;
  memory: RecordMemory;
}

/** What documents may take of memory, in bytes of BSON; the others are read from disk each time. */
interface RecordMemory {
  bytes: number;
  limit: number;
}

const LOADED_AT_ONCE = 200;
/** Smaller collections are read as fast from their documents. */
const WORTH_SAVING = 20_000;

export interface Prepared {
  doc: Doc;
  bytes: Uint8Array;
  /** One list of keys per index, in the order of the collection's indexes. */
  keys: string[][];
}

export class Collection {
  readonly id: number;
  readonly database: string;
  name: string;
  indexes: CollectionIndex[];
  readonly slots = new Map<number, Slot>();
  /** The open transaction that created this collection; others do not see it until the commit. */
  createdBy: Owner | null = null;
  /** Lets a write that waited for a lock notice that its collection is gone. */
  isDropped = false;
  dataBytes = 0;
  /** The bytes of the documents that are in memory. */
  private heldBytes = 0;
  /** What it was made with that this server no longer has: it cannot be read. */
  unsupported: string | null = null;
  /** Those of the last stop, while nothing has been written since. */
  savedKeys: SavedKeys | null = null;
  private nextRid = 1;
  private readonly services: CollectionServices;

  constructor(id: number, database: string, name: string, specs: IndexSpec[], services: CollectionServices) {
    this.id = id;
    this.database = database;
    this.name = name;
    this.services = services;
    this.indexes = specs.map((spec) => new CollectionIndex(spec));
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get cache(): DocumentCache {
    return this.services.cache;
  }

  /** If reading fails half-way, nothing remains, so that a part of the collection is never taken for all of it. */
  *load(): Steps<void> {
    if (this.unsupported !== null)
      throw new MongoError(
        72,
        'InvalidOptions',
        `${this.namespace} was made with '${this.unsupported}', which this server does not support`,
      );
    if (this.savedKeys !== null) {
      try {
        yield* this.readKeys(this.savedKeys);
        return;
      } catch {
        // They are damaged, and can be computed again.
        this.empty();
      }
    }
    try {
      yield* this.readAll();
    } catch (error) {
      this.empty();
      throw error;
    }
  }

  private empty(): void {
    this.release(this.heldBytes);
    this.slots.clear();
    this.indexes = this.indexes.map(({ spec }) => new CollectionIndex(spec));
    this.dataBytes = 0;
  }

  /** The documents stay on disk until somebody reads them. */
  private *readKeys({ dataBytes, indexes }: SavedKeys): Steps<void> {
    const { journal } = this.services;
    const read = journal.keysReader(this.id);
    let part = 0;
    for (const [i, { parts, isMultikey }] of indexes.entries()) {
      const index = this.indexes[i]!;
      index.isMultikey = isMultikey;
      for (const end = part + parts; part < end; part++) {
        eachEntry(read(part), (rid, key) => index.tree.append(key, this.slotOnDisk(rid)));
        yield;
      }
      if (i === 0) yield* this.inOrder();
    }
    this.dataBytes = dataBytes;
  }

  private slotOnDisk(rid: number): Slot {
    let slot = this.slots.get(rid);
    if (slot === undefined) this.slots.set(rid, (slot = new Slot(rid, this.onDisk(rid))));
    return slot;
  }

  /** Without a sort order, documents are returned in the order in which they were inserted. */
  private *inOrder(): Steps<void> {
    const slots = [...this.slots.values()];
    const isOrdered = slots.every((slot, i) => i === 0 || slots[i - 1]!.rid < slot.rid);
    yield;
    if (!isOrdered) {
      slots.sort((a, b) => a.rid - b.rid);
      this.slots.clear();
      for (const [i, slot] of slots.entries()) {
        this.slots.set(slot.rid, slot);
        if (i % LOADED_AT_ONCE === 0) yield;
      }
    }
    this.nextRid = (slots.at(-1)?.rid ?? 0) + 1;
  }

  /** Called when the server stops, after the last write. */
  saveKeys(): void {
    if (this.slots.size < WORTH_SAVING || this.savedKeys !== null) return;
    const indexes: SavedKeys['indexes'] = [];
    const all = function* (each: CollectionIndex[]): Iterable<Buffer> {
      for (const { tree, isMultikey } of each) {
        let parts = 0;
        for (const part of partsOf(tree)) {
          parts++;
          yield part;
        }
        indexes.push({ parts, isMultikey });
      }
    };
    const describe = (): Uint8Array => encodeSavedKeys({ dataBytes: this.dataBytes, indexes });
    this.services.journal.saveKeys(this.id, all(this.indexes), describe);
  }

  private changed(): void {
    if (this.savedKeys === null) return;
    this.savedKeys = null;
    this.services.journal.forgetKeys(this.id);
  }

  private *readAll(): Steps<void> {
    const fields = this.indexedFields();
    let last = -Infinity;
    for (let rows = this.readAfter(last); rows.length > 0; rows = this.readAfter(last)) {
      for (const row of rows) this.add(row, fields);
      last = rows.at(-1)!.rid;
      yield;
    }
  }

  private readAfter(rid: number): StoredRow[] {
    return this.services.journal.readRecords(this.id, rid, LOADED_AT_ONCE);
  }

  private add(row: StoredRow, fields: string[] | null): void {
    const raw = row.document === null ? null : latin1(row.document);
    const record = raw === null ? this.onDisk(row.rid) : this.held(row.rid, raw);
    const slot = new Slot(row.rid, record);
    const start = raw ?? latin1(row.head!);
    const doc = (fields === null ? null : pickFields(start, fields)) ?? record.document();
    this.slots.set(row.rid, slot);
    for (const index of this.indexes) index.add(index.keysOf(doc), slot);
    this.dataBytes += row.size;
    this.nextRid = row.rid + 1;
  }

  /** The fields that the keys of all indexes depend on; null: possibly any field. */
  private indexedFields(): string[] | null {
    const fields = new Set<string>();
    for (const { fields: own, spec } of this.indexes) {
      const partial = fieldsOf(spec.partialFilterExpression ?? {});
      if (partial === null) return null;
      for (const field of [...own, ...partial]) fields.add(field);
    }
    return rawNames(fields);
  }

  newSlot(): Slot {
    return new Slot(this.nextRid++, null);
  }

  prepare(doc: Doc): Prepared {
    return { doc, bytes: encode(doc), keys: this.indexes.map((index) => index.keysOf(doc)) };
  }

  keysOfRecord(record: StoredRecord): string[][] {
    const doc = this.cache.document(record, false);
    return this.indexes.map((index) => index.keysOf(doc));
  }

  commitInsert(slot: Slot, after: Prepared): void {
    this.changed();
    this.services.snapshots.remember(this, slot, null);
    this.write(slot, after);
    this.slots.set(slot.rid, slot);
    this.indexes.forEach((index, i) => index.add(after.keys[i]!, slot));
  }

  commitReplace(slot: Slot, before: string[][], after: Prepared): void {
    this.changed();
    this.leave(slot);
    this.write(slot, after);
    this.indexes.forEach((index, i) => index.replace(before[i]!, after.keys[i]!, slot));
  }

  commitRemove(slot: Slot, before: string[][]): void {
    this.changed();
    this.leave(slot);
    slot.record = null;
    this.slots.delete(slot.rid);
    this.indexes.forEach((index, i) => index.remove(before[i]!, slot));
    this.services.journal.removeRecord(this.id, slot.rid);
  }

  readRecord(rid: number): Buffer {
    return this.services.journal.readRecord(this.id, rid);
  }

  /** Whether a record just read may stay in memory, as the one that the next reader will get. */
  admits(record: StoredRecord, rid: number, bytes: number): boolean {
    const { memory } = this.services;
    if (bytes > LARGE_RECORD_BYTES || memory.bytes + bytes > memory.limit) return false;
    if (this.slots.get(rid)?.record !== record) return false;
    memory.bytes += bytes;
    this.heldBytes += bytes;
    return true;
  }

  private leave(slot: Slot): void {
    const record = slot.record!;
    if (record.raw !== null) this.release(record.raw.length);
    this.dataBytes -= record.raw?.length ?? this.averageBytes();
    if (record.isOnDisk() && this.services.snapshots.hasReaders()) record.detachFromDisk();
    this.services.snapshots.remember(this, slot, record);
  }

  private averageBytes(): number {
    return this.slots.size === 0 ? 0 : Math.floor(this.dataBytes / this.slots.size);
  }

  private write(slot: Slot, { bytes }: Prepared): void {
    const isLarge = bytes.length > LARGE_RECORD_BYTES;
    slot.record = isLarge ? this.onDisk(slot.rid) : this.held(slot.rid, latin1(bytes));
    this.dataBytes += bytes.length;
    this.services.journal.putRecord(this.id, slot.rid, bytes, isLarge);
  }

  /** In memory while there is room; otherwise only its keys are. */
  private held(rid: number, raw: string): StoredRecord {
    const { memory } = this.services;
    if (memory.bytes + raw.length > memory.limit) return this.onDisk(rid);
    memory.bytes += raw.length;
    this.heldBytes += raw.length;
    return new StoredRecord(raw, this, rid);
  }

  private release(bytes: number): void {
    this.services.memory.bytes -= bytes;
    this.heldBytes -= bytes;
  }

  /** Gives back the room of all its documents. */
  forget(): void {
    this.release(this.heldBytes);
  }

  private onDisk(rid: number): StoredRecord {
    return new StoredRecord(null, this, rid);
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).latin1Slice();
}
