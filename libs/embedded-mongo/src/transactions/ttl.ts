import { directWriter } from './direct-writer.ts';
import type { Collection } from '../store/collection.ts';
import type { CollectionIndex } from '../store/records/collection-index.ts';
import { reachOf } from '../store/finding/key-ranges.ts';
import type { Slot } from '../store/records/records.ts';
import type { Store } from '../store/store.ts';

const MAX_PER_SWEEP = 5_000;

/** Removes the documents that TTL indexes declare expired; those locked by a transaction wait for the next sweep. */
export function expireDocuments(store: Store, now: number): void {
  for (const collection of store.list()) {
    const expiring = collection.indexes.filter((index) => index.spec.expireAfterSeconds !== undefined);
    if (expiring.length === 0) continue;
    if (!store.isLoaded(collection)) {
      // The next sweep expires them. Whoever uses the collection is told why it cannot be read.
      store.whenLoaded(collection.database, collection.name)!.catch(() => undefined);
      continue;
    }
    for (const index of expiring) expireIn(collection, index, now);
  }
}

function expireIn(collection: Collection, index: CollectionIndex, now: number): void {
  const limit = new Date(now - index.spec.expireAfterSeconds! * 1000);
  const interval = { low: new Date(-8.64e15), lowInclusive: true, high: limit, highInclusive: true };
  const { ranges } = reachOf(index, new Map([[index.paths[0]!, [interval]]]));
  const expired = new Set<Slot>();
  for (const { low, high } of ranges) {
    index.tree.scan(low, high, false, (slot) => {
      if (slot.owner === null) expired.add(slot);
      return expired.size < MAX_PER_SWEEP;
    });
  }
  for (const slot of expired) directWriter.remove(collection, { slot, record: slot.record! });
}
