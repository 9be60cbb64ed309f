import { describe, expect, it } from '@jest/globals';
import { WindowLimiter } from './window-limiter';

describe('WindowLimiter', () => {
  it('lets a key pass up to its limit, then returns how long to wait', () => {
    const limiter = new WindowLimiter(2, 60_000);
    expect([limiter.secondsToWait('a', 0), limiter.secondsToWait('a', 10)]).toEqual([0, 0]);
    expect(limiter.secondsToWait('a', 20_000)).toBe(40);
    expect(limiter.secondsToWait('b', 20_000)).toBe(0);
  });

  it('counts what other replicas have received in the same window, which begins by the clock', () => {
    const [here, there] = [new WindowLimiter(3, 60_000), new WindowLimiter(3, 60_000)];
    expect(here.secondsToWait('a', 50_000)).toBe(0);
    there.add('a', 1, 50_100);
    expect([51_000, 52_000].map((now) => there.secondsToWait('a', now))).toEqual([0, 0]);
    here.add('a', 2, 52_100);
    expect([here, there].map((limiter) => limiter.secondsToWait('a', 55_000))).toEqual([5, 5]);
  });

  it('starts again when the window has ended', () => {
    const limiter = new WindowLimiter(1, 60_000);
    limiter.secondsToWait('a', 0);
    expect(limiter.secondsToWait('a', 59_999)).toBe(1);
    expect(limiter.secondsToWait('a', 60_000)).toBe(0);
  });
});
