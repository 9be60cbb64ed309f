import type { Copied, CopyChanges, LocalCopy } from '@pmp/platform';
import type { StateDefinition } from '@pmp/contracts/common';
import { LRUCache } from 'lru-cache';

/** A change that another replica has applied to the copy is visible after at most this long. */
const TTL_MS = 500;
const MAX_ENTRIES = 10_000;

/** Caches reads of a local copy, because each message asks for the same few people and teams. */
export class CachedCopy<D extends StateDefinition> {
  private readonly entries = new LRUCache<string, Promise<Copied<D> | null>>({
    max: MAX_ENTRIES,
    ttl: TTL_MS,
  });

  constructor(
    readonly copy: LocalCopy<Copied<D>>,
    changes: CopyChanges,
  ) {
    changes.subscribe(copy.spec.collection, (ids) => ids.forEach((id) => this.entries.delete(id)));
  }

  find(id: string): Promise<Copied<D> | null> {
    return this.entries.get(id) ?? this.load([id]).get(id)!;
  }

  /** Asks the owner how this one is now. */
  async refresh(id: string): Promise<void> {
    await this.copy.refresh([id]);
    this.entries.delete(id);
  }

  /** The documents that exist, by id; those not cached are read in one query. */
  async findMany(ids: Iterable<string>): Promise<Map<string, Copied<D>>> {
    const wanted = [...new Set(ids)];
    const known = new Map(wanted.map((id) => [id, this.entries.get(id)]));
    const missing = wanted.filter((id) => !known.get(id));
    const loaded = missing.length > 0 ? this.load(missing) : null;
    const found = new Map<string, Copied<D>>();
    for (const id of wanted) {
      const doc = await (known.get(id) ?? loaded?.get(id));
      if (doc) found.set(id, doc);
    }
    return found;
  }

  private load(ids: string[]): Map<string, Promise<Copied<D> | null>> {
    const all = this.copy.findMany(ids);
    return new Map(
      ids.map((id) => {
        const one = all.then((docs) => docs.find((doc) => doc._id === id) ?? null);
        this.entries.set(id, one);
        one.catch(() => this.entries.delete(id));
        return [id, one];
      }),
    );
  }
}
