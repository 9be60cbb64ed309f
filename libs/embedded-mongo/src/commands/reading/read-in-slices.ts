import type { Collection } from '../../store/collection.ts';
import { findingRecords, type FindRequest, type Look } from '../../store/finding/find-records.ts';
import type { Found } from '../../store/records/records.ts';
import { Shadow } from '../../store/records/shadow.ts';
import { inSlices, type Steps } from '../../store/records/slices.ts';
import type { Snapshots } from '../../store/records/snapshots.ts';
import type { CommandContext } from '../request/context.ts';

/**
 * Finds and uses what was found without keeping others waiting. A reader outside a transaction sees
 * the collection as it was when it began: from its first pause on, what others replace is kept for it.
 */
export async function readInSlices<Result>(
  { services, transaction }: CommandContext,
  collection: Collection,
  request: FindRequest,
  use: (found: Found[]) => Steps<Result>,
): Promise<Result> {
  const view = new View(services.store.snapshots, collection);
  const look: Look = transaction === null ? () => view.look() : () => transaction.shadow(collection);
  const steps = (function* () {
    return yield* use(yield* findingRecords(collection, look, request));
  })();
  try {
    return await inSlices(steps, () => view.take());
  } finally {
    view.release();
  }
}

class View {
  private readonly snapshots: Snapshots;
  private readonly collection: Collection;
  private readonly shadow = new Shadow();
  private snapshot: number | null = null;
  private seen = 0;

  constructor(snapshots: Snapshots, collection: Collection) {
    this.snapshots = snapshots;
    this.collection = collection;
  }

  take(): void {
    this.snapshot = this.snapshots.take();
    this.seen = this.snapshot;
  }

  look(): Shadow | null {
    if (this.snapshot === null) return null;
    this.seen = this.snapshots.catchUp(this.collection, this.shadow, this.seen);
    return this.shadow.size === 0 ? null : this.shadow;
  }

  release(): void {
    if (this.snapshot !== null) this.snapshots.release(this.snapshot);
  }
}
