import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { LastRanks } from './last-ranks';
import type { RankSource } from './rank-source';

let last: LastRanks;
let asked: number;
/** A list in which nothing follows `end`. */
const listEndingAt = (end: string): RankSource => ({
  of: () => Promise.resolve(new Map()),
  previous: () => Promise.resolve(null),
  following: (rank) => {
    asked += 1;
    return Promise.resolve(rank < end ? end : null);
  },
});
const following = (rank: string, end: string, list = 'p') =>
  last.knownTo(list, listEndingAt(end)).following(rank);

beforeEach(() => {
  last = new LastRanks();
  asked = 0;
});
afterEach(() => void jest.restoreAllMocks());

describe('last ranks', () => {
  it('asks only once what follows the last rank', async () => {
    expect(await following('c', 'c')).toBeNull();
    expect(await following('c', 'c')).toBeNull();
    expect(asked).toBe(1);
  });

  it('knows the ranks that it gave behind it', async () => {
    await following('c', 'c');
    last.given('p', 'd');
    expect(await following('d', 'd')).toBeNull();
    expect(asked).toBe(1);
  });

  it('asks again about a former last rank once another one stands behind it', async () => {
    await following('c', 'c');
    last.given('p', 'd');
    expect(await following('c', 'd')).toBe('d');
  });

  it('ignores ranks that are given in front of the last one', async () => {
    await following('c', 'c');
    last.given('p', 'b');
    expect(await following('b', 'c')).toBe('c');
    expect(await following('c', 'c')).toBeNull();
    expect(asked).toBe(2);
  });

  it('does not take a rank for the last one merely because it was given', async () => {
    last.given('p', 'b');
    expect(await following('b', 'c')).toBe('c');
  });

  it('keeps lists apart', async () => {
    await following('c', 'c');
    expect(await following('c', 'd', 'q')).toBe('d');
  });

  it('asks again after a moment, as other replicas give ranks too', async () => {
    await following('c', 'c');
    const later = performance.now() + 501;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    await delay(5);
    expect(await following('c', 'e')).toBe('e');
  });
});
