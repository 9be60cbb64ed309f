interface Ranked {
  orden: string;
  _id: string;
}

export const byRank = (a: Ranked, b: Ranked): number =>
  a.orden < b.orden || (a.orden === b.orden && a._id < b._id) ? -1 : 1;

/** The index at which `item` belongs in a list in rank order. */
export function placeByRank(items: readonly Ranked[], item: Ranked): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (byRank(items[middle]!, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
