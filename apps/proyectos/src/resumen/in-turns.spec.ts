/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { inTurns } from './in-turns';

it('has at most so many under way, and their results in the order of the items', async () => {
  const gates: PromiseWithResolvers<void>[] = [];
  let [now, most] = [0, 0];
  const outcome = inTurns([1, 2, 3, 4, 5, 6, 7], 3, async (n) => {
    most = Math.max(most, (now += 1));
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    now -= 1;
    return n * 10;
  });
  // The newest first, so that they end in another order than they began.
  while (gates.length) {
    gates.pop()!.resolve();
    await new Promise(setImmediate);
  }
  expect(await outcome).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(most).toBe(3);
  expect(await inTurns([], 3, () => Promise.reject(new Error('nobody asks')))).toEqual([]);
});
