import { MongoError } from '../errors.ts';
import type { Collection, Prepared } from '../store/collection.ts';
import type { Found, Owner, Slot } from '../store/records/records.ts';

/** Thrown when a write outside a transaction meets a transaction's lock: wait until it ends, then try again. */
export class Locked {
  readonly owner: Owner;

  constructor(owner: Owner) {
    this.owner = owner;
  }
}

/** Writes outside transactions: applied at once, durable with the COMMIT of this tick. */
export const directWriter = {
  shadow(): null {
    return null;
  },

  insert(collection: Collection, after: Prepared): void {
    checkPresent(collection);
    checkUnique(collection, null, after);
    collection.commitInsert(collection.newSlot(), after);
  },

  replace(collection: Collection, { slot, record }: Found, after: Prepared): void {
    checkPresent(collection);
    checkLock(slot);
    checkUnique(collection, slot, after);
    collection.commitReplace(slot, collection.keysOfRecord(record), after);
  },

  remove(collection: Collection, { slot, record }: Found): void {
    checkPresent(collection);
    checkLock(slot);
    collection.commitRemove(slot, collection.keysOfRecord(record));
  },
};

function checkPresent({ isDropped, namespace }: Collection): void {
  if (isDropped)
    throw new MongoError(175, 'QueryPlanKilled', `collection dropped while waiting: ${namespace}`);
}

function checkLock(slot: Slot): void {
  if (slot.owner !== null) throw new Locked(slot.owner);
}

function checkUnique(collection: Collection, slot: Slot | null, after: Prepared): void {
  collection.indexes.forEach((index, i) => {
    if (!index.spec.unique) return;
    for (const key of after.keys[i]!) {
      const holder = index.tree.first(key);
      if (holder !== undefined && holder !== slot)
        throw index.duplicateKey(collection.namespace, key, after.doc);
      const pending = index.pending.get(key);
      if (pending !== undefined && pending.slot !== slot) throw new Locked(pending.owner);
    }
  });
}
