/**
 * Whether `a` becomes `b` with at most `max` insertions, deletions, changes or swaps of neighbours (Damerau, each
 * letter touched once). Gives up as soon as a whole row exceeds `max`.
 */
export function isWithin(a: string, b: string, max: number): boolean {
  if (Math.abs(a.length - b.length) > max) return false;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > max) return false;
    before = last;
    last = row;
  }
  return last[b.length]! <= max;
}

const ONE_FROM = 4;
const TWO_FROM = 9;

/** How many misspellings are forgiven in a word of this length; short words are too similar to each other. */
export const tolerance = (length: number): number => (length >= TWO_FROM ? 2 : length >= ONE_FROM ? 1 : 0);
