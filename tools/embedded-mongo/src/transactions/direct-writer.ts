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
    checkRoom(collection, after);
    collection.commitInsert(collection.newSlot(), after);
    trim(collection);
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

function checkRoom({ options }: Collection, { bytes }: Prepared): void {
  if (!options['capped'] || bytes.length <= (options['size'] as number)) return;
  throw new MongoError(2, 'BadValue', 'object to insert exceeds cappedMaxSize');
}

/** A capped collection loses its oldest documents; no transaction can hold them. */
function trim(collection: Collection): void {
  const { capped, size, max } = collection.options as { capped?: boolean; size: number; max?: number };
  if (!capped) return;
  for (const slot of collection.slots.values()) {
    if (collection.dataBytes <= size && (!max || collection.slots.size <= max)) return;
    collection.commitRemove(slot, collection.keysOfRecord(slot.record!));
  }
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
