import { describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { isRecentId } from './recent-id';

describe('isRecentId', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const madeAt = (ms: number) => Types.ObjectId.createFromTime(ms / 1_000).toHexString();

  it('is true for an id of the last seconds, also from a client whose clock is a little ahead', () => {
    expect([isRecentId(madeAt(NOW - 5_000), NOW), isRecentId(madeAt(NOW + 5_000), NOW)]).toEqual([
      true,
      true,
    ]);
  });

  it('is false for an old id and for one that has no time in it', () => {
    expect([isRecentId(madeAt(NOW - 60_000), NOW), isRecentId('f'.repeat(24), NOW)]).toEqual([false, false]);
  });
});
