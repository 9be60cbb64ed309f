import { describe, expect, it } from '@jest/globals';
import { byRank, placeByRank } from './rank.rules';

const item = (orden: string, _id = orden) => ({ orden, _id });

describe('placeByRank', () => {
  const items = [item('b'), item('d', '1'), item('d', '3'), item('f')];

  it.each([
    [item('a'), 0],
    [item('c'), 1],
    [item('d', '0'), 1],
    [item('d', '2'), 2],
    [item('e'), 3],
    [item('g'), 4],
  ])('puts %o where sorting would put it', (added, place) => {
    expect(placeByRank(items, added)).toBe(place);
    expect([...items, added].sort(byRank).indexOf(added)).toBe(place);
  });

  it('returns a place in an empty list', () => {
    expect(placeByRank([], item('a'))).toBe(0);
  });
});
