import { describe, expect, it } from '@jest/globals';
import { WindowLimiter } from './window-limiter';

describe('WindowLimiter', () => {
  it('lets a key pass up to its limit, then returns how long to wait', () => {
    const limiter = new WindowLimiter(2, 60_000);
    expect([limiter.secondsToWait('a', 0), limiter.secondsToWait('a', 10)]).toEqual([0, 0]);
    expect(limiter.secondsToWait('a', 20_000)).toBe(40);
    expect(limiter.secondsToWait('b', 20_000)).toBe(0);
  });

  it('starts again when the window has ended', () => {
    const limiter = new WindowLimiter(1, 60_000);
    limiter.secondsToWait('a', 0);
    expect(limiter.secondsToWait('a', 59_999)).toBe(1);
    expect(limiter.secondsToWait('a', 60_000)).toBe(0);
  });
});
