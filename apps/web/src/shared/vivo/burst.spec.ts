import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createBurst } from './burst';

const work = jest.fn();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  work.mockReset();
});

it('runs once per burst, timed from the first call of the burst', () => {
  const burst = createBurst(work, 100);
  burst.call();
  jest.advanceTimersByTime(99);
  burst.call();
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(500);
  expect(work).toHaveBeenCalledTimes(1);
  burst.call();
  jest.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not run after it is cancelled, until it is called again', () => {
  const burst = createBurst(work, 100);
  burst.call();
  burst.cancel();
  jest.advanceTimersByTime(500);
  expect(work).not.toHaveBeenCalled();
  burst.call();
  jest.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledTimes(1);
});
