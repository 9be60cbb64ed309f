import type { Doc } from '../../values/bson/document.ts';
import type { StoredRecord } from './records.ts';

/**
 * Limits how many decoded documents stay attached to records, measured in raw bytes (the objects take about four times
 * as much). A scan only fills free space: if it evicted, every scan of a large collection would decode it all again.
 */
export class DocumentCache {
  private readonly budget: number;
  private used = 0;
  private queue: StoredRecord[] = [];
  private head = 0;

  constructor(budgetBytes: number) {
    this.budget = budgetBytes;
  }

  document(record: StoredRecord, isScan: boolean): Doc {
    if (record.doc !== null) return record.doc;
    const doc = record.document();
    if (record.raw !== null && (!isScan || this.used + record.raw.length <= this.budget))
      this.keep(record, doc);
    return doc;
  }

  private keep(record: StoredRecord, doc: Doc): void {
    record.doc = doc;
    this.queue.push(record);
    this.used += record.raw!.length;
    while (this.used > this.budget) this.evictOldest();
  }

  private evictOldest(): void {
    const oldest = this.queue[this.head++]!;
    oldest.doc = null;
    this.used -= oldest.raw?.length ?? 0;
    if (this.head > 4096 && this.head * 2 > this.queue.length) {
      this.queue = this.queue.slice(this.head);
      this.head = 0;
    }
  }
}
