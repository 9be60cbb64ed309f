import { expect, it } from '@jest/globals';
import { byRank } from './rank.rules';

it('sorts by rank, and stories of the same rank by id', () => {
  const items = ['b1', 'd1', 'd2', 'd3', 'f1'].map(([orden, _id]) => ({ orden: orden!, _id: _id! }));
  const shuffled = [4, 2, 0, 3, 1].map((place) => items[place]!);
  expect(shuffled.sort(byRank)).toEqual(items);
});
