import { expect, it } from '@jest/globals';
import { rowsWith } from './window-list';

const range = { startIndex: 4, endIndex: 5, overscan: 1, count: 10 };

it.each([
  ['nothing kept', [], [3, 4, 5, 6]],
  ['one in sight', [5], [3, 4, 5, 6]],
  ['two out of sight, one of them twice', [9, 0, 9], [0, 3, 4, 5, 6, 9]],
  ['one that is not there (any more)', [-1, 10], [3, 4, 5, 6]],
])('draws the rows in sight with %s', (_what, kept, drawn) => {
  expect(rowsWith(range, kept)).toEqual(drawn);
});
