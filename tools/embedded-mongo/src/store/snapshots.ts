import type { Collection } from './collection.ts';
import type { CollectionIndex } from './collection-index.ts';
import type { Slot, StoredRecord } from './records.ts';

/** What a reader sees instead of a slot's committed record; null: no document. */
export type Shadow = Map<Slot, StoredRecord | null>;

interface Change {
  at: number;
  slot: Slot;
  before: StoredRecord | null;
  /** The keys the document had, per index of the collection at that time. */
  keys: string[][];
  indexes: readonly CollectionIndex[];
}

/** The versions replaced while snapshots were open; without open snapshots this costs nothing. */
export class Snapshots {
  openCursors = 0;
  private clock = 0;
  private readonly open: number[] = [];
  private readonly changes = new Map<Collection, Change[]>();

  take(): number {
    this.open.push(this.clock);
    return this.clock;
  }

  release(snapshot: number): void {
    this.open.splice(this.open.indexOf(snapshot), 1);
    const oldest = this.open.length === 0 ? Infinity : Math.min(...this.open);
    for (const [collection, changes] of this.changes) {
      const kept = changes.findIndex((change) => change.at > oldest);
      if (kept === -1) this.changes.delete(collection);
      else if (kept > 0) changes.splice(0, kept);
    }
  }

  hasReaders(): boolean {
    return this.open.length > 0 || this.openCursors > 0;
  }

  remember(collection: Collection, slot: Slot, before: StoredRecord | null, keys: string[][]): void {
    if (this.open.length === 0) return;
    const change = { at: ++this.clock, slot, before, keys, indexes: collection.indexes };
    const changes = this.changes.get(collection);
    if (changes === undefined) this.changes.set(collection, [change]);
    else changes.push(change);
  }

  changedSince(collection: Collection, snapshot: number): Shadow | null {
    const changes = this.changes.get(collection);
    if (changes === undefined || changes[changes.length - 1]!.at <= snapshot) return null;
    const shadow: Shadow = new Map();
    for (const { at, slot, before } of changes)
      if (at > snapshot && !shadow.has(slot)) shadow.set(slot, before);
    return shadow;
  }

  /** Whether the snapshot shows a document that has since lost this key; for its reader the key is still taken. */
  showsKey(collection: Collection, snapshot: number, index: CollectionIndex, key: string): boolean {
    const changes = this.changes.get(collection);
    if (changes === undefined || changes[changes.length - 1]!.at <= snapshot) return false;
    const since = changes.filter(({ at }) => at > snapshot);
    return since.some(
      (change, i) =>
        keysIn(change, index).includes(key) && since.findIndex(({ slot }) => slot === change.slot) === i,
    );
  }
}

function keysIn({ before, keys, indexes }: Change, index: CollectionIndex): string[] {
  if (before === null) return [];
  return keys[indexes.indexOf(index)] ?? index.keysOf(before.document());
}
