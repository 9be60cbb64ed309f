import { describe, expect, it } from '@jest/globals';
import { killAt } from './doomed.ts';

/** The server's first statements, the middle of a commit and its end; `npm run mongo:caidas` tries all steps. */
const STEPS = [4, 17, 24];

describe('a server that dies by kill -9', () => {
  it.each(STEPS)('leaves only whole writes if it dies at step %i of its journal', async (step) => {
    expect(await killAt(step)).toEqual({ isOver: false, faults: [] });
  });
});
