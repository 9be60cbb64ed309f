import { decode, type Doc } from '../values/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { RawDocument } from '../wire/replies.ts';

/** Records above this size (mostly GridFS chunks) stay on disk and are read on demand. */
export const LARGE_RECORD_BYTES = 16_384;

/**
 * One immutable version of a document. Its BSON is kept as a latin1 string: that lives in the garbage-collected heap
 * without the overhead of a Buffer, and is copied with one memcpy.
 */
export class StoredRecord {
  raw: string | null;
  doc: Doc | null = null;
  private readonly readFromDisk: (() => Buffer) | null;

  constructor(raw: string | null, readFromDisk: (() => Buffer) | null = null) {
    this.raw = raw;
    this.readFromDisk = readFromDisk;
  }

  bytes(): RawDocument {
    return this.raw ?? this.readFromDisk!();
  }

  /** Loads a version that is about to be overwritten on disk, for readers that still use it. */
  detachFromDisk(): void {
    if (this.raw === null) this.raw = this.readFromDisk!().latin1Slice();
  }

  isOnDisk(): boolean {
    return this.raw === null;
  }

  document(): Doc {
    return this.doc ?? this.decodeUncached();
  }

  private decodeUncached(): Doc {
    const bytes = this.bytes();
    return decode(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  }
}

/** A document's place in its collection. Indexes point to it, so changing unindexed fields does not touch them. */
export class Slot {
  readonly rid: number;
  /** The committed version; null before an inserting transaction commits, and after deletion. */
  record: StoredRecord | null;
  /** The open transaction that has written to this document. */
  owner: Transaction | null = null;

  constructor(rid: number, record: StoredRecord | null) {
    this.rid = rid;
    this.record = record;
  }
}

export interface Found {
  slot: Slot;
  record: StoredRecord;
}
