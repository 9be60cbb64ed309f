import { encode, type Doc } from '../values/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import { CollectionIndex, type IndexSpec } from './collection-index.ts';
import type { DocumentCache } from './document-cache.ts';
import type { Journal } from './journal.ts';
import { LARGE_RECORD_BYTES, Slot, StoredRecord } from './records.ts';
import { pickFields, rawNames } from './pick-fields.ts';
import { fieldsOf } from './scan-filter.ts';
import type { Snapshots } from './snapshots.ts';

/** What the store provides to its collections. */
export interface CollectionServices {
  journal: Journal;
  cache: DocumentCache;
  snapshots: Snapshots;
}

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
  readonly options: Doc;
  indexes: CollectionIndex[];
  readonly slots = new Map<number, Slot>();
  /** The open transaction that created this collection; others do not see it until the commit. */
  createdBy: Transaction | null = null;
  /** Lets a write that waited for a lock notice that its collection is gone. */
  isDropped = false;
  dataBytes = 0;
  private nextRid = 1;
  private readonly services: CollectionServices;

  constructor(
    id: number,
    database: string,
    name: string,
    options: Doc,
    specs: IndexSpec[],
    services: CollectionServices,
  ) {
    this.id = id;
    this.database = database;
    this.name = name;
    this.options = options;
    this.services = services;
    this.indexes = specs.map((spec) => new CollectionIndex(spec));
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  get cache(): DocumentCache {
    return this.services.cache;
  }

  get defaultCollation(): Doc | undefined {
    return this.options['collation'] as Doc | undefined;
  }

  load(): void {
    const fields = this.indexedFields();
    for (const row of this.services.journal.readRecords(this.id)) {
      const raw = row.document === null ? null : latin1(row.document);
      const record = raw === null ? this.onDisk(row.rid) : new StoredRecord(raw);
      const slot = new Slot(row.rid, record);
      const start = raw ?? latin1(row.head!);
      const doc = (fields === null ? null : pickFields(start, fields)) ?? record.document();
      this.slots.set(row.rid, slot);
      for (const index of this.indexes) index.add(index.keysOf(doc), slot);
      this.dataBytes += row.size;
      this.nextRid = row.rid + 1;
    }
  }

  /** The fields that the keys of all indexes depend on; null: possibly any field. */
  private indexedFields(): string[] | null {
    const fields = new Set<string>();
    for (const { paths, spec } of this.indexes) {
      for (const path of paths) fields.add(path.split('.')[0]!);
      const partial = fieldsOf(spec.partialFilterExpression ?? {});
      if (partial === null) return null;
      for (const field of partial) fields.add(field);
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

  makeRecord(slot: Slot, bytes: Uint8Array): StoredRecord {
    if (bytes.length > LARGE_RECORD_BYTES) return this.onDisk(slot.rid);
    return new StoredRecord(latin1(bytes));
  }

  commitInsert(slot: Slot, after: Prepared): void {
    this.services.snapshots.remember(this, slot, null, []);
    this.write(slot, after);
    this.slots.set(slot.rid, slot);
    this.indexes.forEach((index, i) => index.add(after.keys[i]!, slot));
  }

  commitReplace(slot: Slot, before: string[][], after: Prepared): void {
    this.leave(slot, before);
    this.write(slot, after);
    this.indexes.forEach((index, i) => index.replace(before[i]!, after.keys[i]!, slot));
  }

  commitRemove(slot: Slot, before: string[][]): void {
    this.leave(slot, before);
    slot.record = null;
    this.slots.delete(slot.rid);
    this.indexes.forEach((index, i) => index.remove(before[i]!, slot));
    this.services.journal.removeRecord(this.id, slot.rid);
  }

  private leave(slot: Slot, keys: string[][]): void {
    const record = slot.record!;
    if (record.isOnDisk() && this.services.snapshots.hasReaders()) record.detachFromDisk();
    this.services.snapshots.remember(this, slot, record, keys);
    this.dataBytes -= record.raw?.length ?? LARGE_RECORD_BYTES;
  }

  private write(slot: Slot, after: Prepared): void {
    slot.record = this.makeRecord(slot, after.bytes);
    this.dataBytes += after.bytes.length;
    const isLarge = slot.record.isOnDisk();
    this.services.journal.putRecord(this.id, slot.rid, after.bytes, isLarge);
  }

  private onDisk(rid: number): StoredRecord {
    return new StoredRecord(null, () => this.services.journal.readRecord(this.id, rid));
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).latin1Slice();
}
