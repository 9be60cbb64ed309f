import type { Writing } from '@pmp/platform';
import type { Model } from 'mongoose';
import { applyChanges } from './apply-changes';
import type { Versioned } from './tombstones';

/**
 * The entity after the change. The transaction fails with versionObsoleta if somebody has changed it since `current`
 * was read.
 */
export function updateVersion<T extends Versioned & { updatedAt: Date }>(
  model: Model<T>,
  current: T,
  changes: Partial<T>,
  tx: Writing,
): T {
  const { _id, version } = current;
  const updatedAt = new Date();
  tx.update(model.collection, { _id, version }, { $set: { ...changes, updatedAt }, $inc: { version: 1 } });
  return applyChanges(current, changes, updatedAt);
}
