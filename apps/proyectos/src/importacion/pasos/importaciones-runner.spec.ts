import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './importaciones-runner';

describe('what a step of an import leaves to others', () => {
  it.each([
    ['a short step hardly waits', 10, 3],
    ['one that others notice leaves them the rest of a quarter of a second', 100, 150],
    ['a long one, a third of what it took', 600, 180],
  ])('%s', (_what, took, pause) => expect(pauseAfter(took)).toBe(pause));
});
