import { describe, expect, it } from '@jest/globals';
import { nextOutboxId, outboxTime } from './outbox-id';

describe('outbox ids', () => {
  it('sort in the order of creation, even many in one millisecond or when the clock is set back', () => {
    const start = Date.now() + 1_000_000;
    const clock = [start, start, start + 1, start - 5_000, start + 2];
    const many = Array.from({ length: 70_000 }, () => start + 3);
    const ids = [...clock, ...many].map((now) => nextOutboxId(now).toHexString());
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contain the time of their creation', () => {
    const now = Date.now() + 2_000_000;
    expect(outboxTime(nextOutboxId(now))).toBe(now);
  });
});
