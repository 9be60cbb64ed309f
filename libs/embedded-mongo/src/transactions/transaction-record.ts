import type { Prepared } from '../store/collection.ts';
import { StoredRecord } from '../store/records/records.ts';

/** Keeps even a large document in memory, because nothing of an open transaction is on disk. */
export function transactionRecord({ bytes, doc }: Prepared): StoredRecord {
  const record = new StoredRecord(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).latin1Slice());
  record.doc = doc;
  return record;
}
