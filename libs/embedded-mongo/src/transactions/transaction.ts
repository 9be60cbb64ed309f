import { MongoError } from '../errors.ts';
import type { Collection, Prepared } from '../store/collection.ts';
import type { CollectionIndex } from '../store/records/collection-index.ts';
import type { Found, Slot, StoredRecord } from '../store/records/records.ts';
import { Shadow } from '../store/records/shadow.ts';
import type { Snapshots } from '../store/records/snapshots.ts';
import { transactionRecord } from './transaction-record.ts';

interface Written {
  record: StoredRecord | null;
  after: Prepared | null;
}

/** The writes of a multi-document transaction on top of its snapshot; nobody else sees them before `commit`. */
export class Transaction {
  readonly number: number;
  readonly startedAt = Date.now();
  /** Resolves when the transaction ends; writers blocked by one of its locks wait for it. */
  readonly ended: Promise<void>;
  readonly createdCollections: Collection[] = [];
  private readonly snapshots: Snapshots;
  private readonly snapshot: number;
  private readonly written = new Map<Collection, Map<Slot, Written>>();
  /** Grows with the changes of others and its own writes, so that no read has to look at all of them again. */
  private readonly views = new Map<Collection, { shadow: Shadow; seen: number }>();
  private resolveEnded: () => void = () => {};

  constructor(number: number, snapshots: Snapshots) {
    this.number = number;
    this.snapshots = snapshots;
    this.snapshot = snapshots.take();
    this.ended = new Promise((resolve) => (this.resolveEnded = resolve));
  }

  shadow(collection: Collection): Shadow | null {
    const shadow = this.viewOf(collection);
    return shadow.size === 0 ? null : shadow;
  }

  private viewOf(collection: Collection): Shadow {
    let view = this.views.get(collection);
    if (view === undefined)
      this.views.set(collection, (view = { shadow: new Shadow(), seen: this.snapshot }));
    view.seen = this.snapshots.catchUp(collection, view.shadow, view.seen);
    return view.shadow;
  }

  hasWritten(collection: Collection): boolean {
    return this.written.has(collection);
  }

  insert(collection: Collection, after: Prepared): void {
    const slot = collection.newSlot();
    this.reserveKeys(collection, slot, null, after);
    this.put(collection, slot, after);
  }

  replace(collection: Collection, { slot, record }: Found, after: Prepared): void {
    this.assertLockable(collection, slot, record);
    this.reserveKeys(collection, slot, this.writtenBefore(collection, slot), after);
    this.put(collection, slot, after);
  }

  remove(collection: Collection, { slot, record }: Found): void {
    this.assertLockable(collection, slot, record);
    const before = this.writtenBefore(collection, slot);
    if (before !== null) this.releaseKeys(collection, slot, before);
    this.put(collection, slot, null);
  }

  /** Synchronous, so that the tick's single COMMIT carries all of it to the journal or none. */
  commit(): void {
    for (const [collection, slots] of this.written) {
      for (const [slot, { after }] of slots) {
        if (after !== null) this.releaseKeys(collection, slot, after);
        slot.owner = null;
        const before = slot.record === null ? null : collection.keysOfRecord(slot.record);
        if (before === null && after !== null) collection.commitInsert(slot, after);
        else if (before !== null && after !== null) collection.commitReplace(slot, before, after);
        else if (before !== null) collection.commitRemove(slot, before);
      }
    }
    this.end();
  }

  abort(): void {
    for (const [collection, slots] of this.written) {
      for (const [slot, { after }] of slots) {
        if (after !== null) this.releaseKeys(collection, slot, after);
        slot.owner = null;
      }
    }
    this.end();
  }

  private end(): void {
    this.written.clear();
    this.views.clear();
    this.snapshots.release(this.snapshot);
    this.resolveEnded();
  }

  /** Only checks: `put` takes the lock, so that a write rejected in between leaves none behind. */
  private assertLockable(collection: Collection, slot: Slot, seen: StoredRecord): void {
    if (slot.owner === this) return;
    if (slot.owner !== null || slot.record !== seen) throw writeConflict(collection.namespace);
  }

  private put(collection: Collection, slot: Slot, after: Prepared | null): void {
    slot.owner = this;
    let slots = this.written.get(collection);
    if (slots === undefined) this.written.set(collection, (slots = new Map()));
    const record = after === null ? null : transactionRecord(after);
    slots.set(slot, { record, after });
    this.viewOf(collection).set(slot, record);
  }

  private writtenBefore(collection: Collection, slot: Slot): Prepared | null {
    return this.written.get(collection)?.get(slot)?.after ?? null;
  }

  private reserveKeys(collection: Collection, slot: Slot, before: Prepared | null, after: Prepared): void {
    collection.indexes.forEach((index, i) => {
      if (!index.spec.unique) return;
      for (const key of after.keys[i]!) this.checkUnique(collection, index, key, slot, after);
    });
    if (before !== null) this.releaseKeys(collection, slot, before);
    collection.indexes.forEach((index, i) => {
      if (!index.spec.unique) return;
      for (const key of after.keys[i]!) index.pending.set(key, { owner: this, slot });
    });
  }

  private checkUnique(
    collection: Collection,
    index: CollectionIndex,
    key: string,
    slot: Slot,
    after: Prepared,
  ): void {
    const pending = index.pending.get(key);
    if (pending !== undefined && pending.owner !== this) throw writeConflict(collection.namespace);
    if (pending !== undefined && pending.slot !== slot)
      throw index.duplicateKey(collection.namespace, key, after.doc);
    const holder = index.tree.first(key);
    if (holder === undefined) {
      if (this.showsKey(collection, index, key)) throw writeConflict(collection.namespace);
      return;
    }
    if (holder === slot || this.written.get(collection)?.has(holder)) return;
    throw this.viewOf(collection).has(holder)
      ? writeConflict(collection.namespace)
      : index.duplicateKey(collection.namespace, key, after.doc);
  }

  /** Whether the snapshot shows a document of others that has since lost this key: for this reader it is still taken. */
  private showsKey(collection: Collection, index: CollectionIndex, key: string): boolean {
    const shadow = this.shadow(collection);
    if (shadow === null) return false;
    const own = this.written.get(collection);
    let isShown = false;
    shadow.treeOf(index).tree.scan(key, `${key}\0`, false, (slot) => {
      isShown ||= own === undefined || !own.has(slot);
      return !isShown;
    });
    return isShown;
  }

  private releaseKeys(collection: Collection, slot: Slot, prepared: Prepared): void {
    collection.indexes.forEach((index, i) => {
      if (!index.spec.unique) return;
      for (const key of prepared.keys[i]!)
        if (index.pending.get(key)?.slot === slot) index.pending.delete(key);
    });
  }
}

function writeConflict(namespace: string): MongoError {
  return new MongoError(
    112,
    'WriteConflict',
    `Caused by :: Write conflict in ${namespace}: please retry the transaction`,
    {
      errorLabels: ['TransientTransactionError'],
    },
  );
}
