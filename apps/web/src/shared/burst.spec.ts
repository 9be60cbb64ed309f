import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createBurst } from './burst';

const work = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  work.mockReset();
});

it('runs once per burst, timed from the first call of the burst', () => {
  const burst = createBurst(work, 100);
  burst.call();
  vi.advanceTimersByTime(99);
  burst.call();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledOnce();
  burst.call();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not run after it is cancelled, until it is called again', () => {
  const burst = createBurst(work, 100);
  burst.call();
  burst.cancel();
  vi.advanceTimersByTime(500);
  expect(work).not.toHaveBeenCalled();
  burst.call();
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
});
