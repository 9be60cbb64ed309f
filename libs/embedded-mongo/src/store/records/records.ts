import { decode, type Doc } from '../../values/bson/document.ts';

/** Records above this size (mostly GridFS chunks) stay on disk and are read on demand. */
export const LARGE_RECORD_BYTES = 16_384;

/** Where a record that is not in memory is read from. */
export interface RecordSource {
  readRecord(rid: number): Buffer;
  admits(record: StoredRecord, rid: number, bytes: number): boolean;
}

/**
 * One immutable version of a document. Its BSON is kept as a latin1 string: that lives in the garbage-collected heap
 * without the overhead of a Buffer, and is copied with one memcpy.
 */
export class StoredRecord {
  raw: string | null;
  doc: Doc | null = null;
  private readonly source: RecordSource | null;
  private readonly rid: number;

  constructor(raw: string | null, source: RecordSource | null = null, rid = 0) {
    this.raw = raw;
    this.source = source;
    this.rid = rid;
  }

  bytes(): string | Buffer {
    if (this.raw !== null) return this.raw;
    const bytes = this.source!.readRecord(this.rid);
    if (this.source!.admits(this, this.rid, bytes.length)) this.raw = bytes.latin1Slice();
    return bytes;
  }

  latin1(): string {
    const bytes = this.bytes();
    return typeof bytes === 'string' ? bytes : bytes.latin1Slice();
  }

  /** Loads a version that is about to be overwritten on disk, for readers that still use it. */
  detachFromDisk(): void {
    this.raw ??= this.latin1();
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

/** An open transaction, as those it keeps waiting see it. */
export interface Owner {
  /** Resolves when the transaction ends. */
  readonly ended: Promise<void>;
}

/** A document's place in its collection. Indexes point to it, so changing unindexed fields does not touch them. */
export class Slot {
  readonly rid: number;
  /** The committed version; null before an inserting transaction commits, and after deletion. */
  record: StoredRecord | null;
  /** The open transaction that has written to this document. */
  owner: Owner | null = null;

  constructor(rid: number, record: StoredRecord | null) {
    this.rid = rid;
    this.record = record;
  }
}

export interface Found {
  slot: Slot;
  record: StoredRecord;
}
