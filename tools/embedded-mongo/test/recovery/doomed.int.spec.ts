import { describe, expect, it } from '@jest/globals';
import { killAt } from './doomed.ts';

/** The first statements of the server, the middle of a commit and its end; `npm run mongo:caidas` tries them all. */
const STEPS = [4, 17, 24];

describe('a server that dies by kill -9', () => {
  it.each(STEPS)('at step %i of its journal leaves only whole writes', async (step) => {
    expect(await killAt(step)).toEqual({ isOver: false, faults: [] });
  });
});
