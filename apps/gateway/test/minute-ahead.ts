import { expect } from '@jest/globals';
import { eventually } from '@pmp/testing';

const MINUTE_MS = 60_000;
const ENOUGH_MS = 10_000;

/** Resolves when enough of the clock's minute is left: limits count by it, and begin anew with the next one. */
export const minuteAhead = (): Promise<void> =>
  eventually(() => expect(Date.now() % MINUTE_MS).toBeLessThan(MINUTE_MS - ENOUGH_MS), {
    within: ENOUGH_MS + 1_000,
  });
