import { expect, it } from '@jest/globals';
import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { Spacing } from './spacing';

const APART_MS = 150;
/** Timers and the clock that measures them round differently. */
const ROUNDING_MS = 2;

it('lets the first turn through at once after a pause, and spaces out the next ones', async () => {
  const spacing = new Spacing(APART_MS);
  const isAtOnce = async (turn: Promise<void>) => {
    const waited = Symbol('waited');
    return (await Promise.race([turn, immediate(waited)])) !== waited;
  };
  // Before the first turn, which may be a while ago when the second is asked for.
  const began = performance.now();
  expect(await isAtOnce(spacing.turn())).toBe(true);

  const second = spacing.turn();
  expect(await isAtOnce(second)).toBe(false);
  await second;
  expect(performance.now() - began).toBeGreaterThanOrEqual(APART_MS - ROUNDING_MS);

  await delay(APART_MS + ROUNDING_MS);
  expect(await isAtOnce(spacing.turn())).toBe(true);
});
