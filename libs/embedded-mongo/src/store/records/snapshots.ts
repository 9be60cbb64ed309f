import type { Slot, StoredRecord } from './records.ts';
import type { Shadow } from './shadow.ts';

interface Change {
  at: number;
  slot: Slot;
  before: StoredRecord | null;
}

/** The versions replaced while snapshots were open; without open snapshots this costs nothing. */
export class Snapshots {
  openCursors = 0;
  /** Bytes of the versions replaced while cursors were open, which may still hold them. */
  replacedBytes = 0;
  private clock = 0;
  private readonly open: number[] = [];
  private readonly changes = new Map<object, Change[]>();

  take(): number {
    this.open.push(this.clock);
    return this.clock;
  }

  release(snapshot: number): void {
    this.open.splice(this.open.indexOf(snapshot), 1);
    const oldest = this.open.length === 0 ? Infinity : Math.min(...this.open);
    for (const [collection, changes] of this.changes) {
      const kept = firstAfter(changes, oldest);
      if (kept === changes.length) this.changes.delete(collection);
      else if (kept > 0) changes.splice(0, kept);
    }
  }

  hasReaders(): boolean {
    return this.open.length > 0 || this.openCursors > 0;
  }

  remember(collection: object, slot: Slot, before: StoredRecord | null): void {
    if (before?.raw && this.openCursors > 0) this.replacedBytes += before.raw.length;
    if (this.open.length === 0) return;
    const change = { at: ++this.clock, slot, before };
    const changes = this.changes.get(collection);
    if (changes === undefined) this.changes.set(collection, [change]);
    else changes.push(change);
  }

  /** Adds to the shadow what changed after `seen`, and returns up to where it has now been seen. */
  catchUp(collection: object, shadow: Shadow, seen: number): number {
    const changes = this.changes.get(collection);
    if (changes === undefined) return seen;
    for (let i = firstAfter(changes, seen); i < changes.length; i++) {
      const { slot, before } = changes[i]!;
      if (!shadow.has(slot)) shadow.set(slot, before);
    }
    return Math.max(seen, changes[changes.length - 1]!.at);
  }
}

function firstAfter(changes: Change[], at: number): number {
  let low = 0;
  let high = changes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (changes[middle]!.at > at) high = middle;
    else low = middle + 1;
  }
  return low;
}
