import type { LocalCopy } from '@pmp/platform';
import { setTimeout as delay } from 'node:timers/promises';
import { isRecentId } from './recent-id';

const PATIENCE_MS = 1_000;
const PAUSE_MS = 20;

/**
 * Waits a moment for entities that are so new that their state may still be on its way: whoever has just created a
 * story must be able to put it into a sprint. Ids that are not new count as unknown at once.
 */
export async function awaitCopies<T>(copy: LocalCopy<T>, ids: readonly string[]): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let missing = ids.filter((id) => isRecentId(id, Date.now()));
  while (missing.length && Date.now() < deadline) {
    const known = await copy.model.collection
      .find({ _id: { $in: missing } } as never, { projection: { _id: 1 } })
      .toArray();
    const arrived = new Set(known.map(({ _id }) => String(_id)));
    missing = missing.filter((id) => !arrived.has(id));
    if (missing.length) await delay(PAUSE_MS);
  }
}
