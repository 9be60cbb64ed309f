import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import { engineTrials } from './engine.ts';
import { indexTrials } from './indexes.ts';

/** A small, fixed part of the cases that `npm run mongo:aleatorio` runs. */
const SEED = 7;
const CASES = 3_000;
const INDEX_CASES = 400;

describe('random cases against the model', () => {
  it.each(engineTrials)('$name', ({ property }) => assertHolds(property, CASES));
  it.each(indexTrials)('$name', ({ property }) => assertHolds(property, INDEX_CASES));
});

function assertHolds(property: fc.IRawProperty<unknown>, numRuns: number): void {
  fc.assert(property as fc.IProperty<unknown>, { seed: SEED, numRuns });
}
