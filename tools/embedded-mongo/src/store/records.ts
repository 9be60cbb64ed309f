import { decode, type Doc } from '../values/document.ts';
import type { Transaction } from '../transactions/transaction.ts';
import type { RawDocument } from '../wire/replies.ts';

/** Records above this many bytes (GridFS chunks above all) stay on disk and are read when asked for. */
export const LARGE_RECORD_BYTES = 16_384;

/**
 * One immutable version of a document. The BSON is kept as a latin1 string: it lives in the garbage-collected
 * heap without the per-object cost of a Buffer, and copies in and out with one memcpy.
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

  /** A version about to be overwritten on disk must outlive the row for whoever still reads it. */
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

/** The place of a document in its collection; indexes point here, so a change of unindexed fields leaves them alone. */
export class Slot {
  readonly rid: number;
  /** The committed version; null while only a transaction knows the document, and after its deletion. */
  record: StoredRecord | null;
  /** The open transaction that has written this document. */
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
