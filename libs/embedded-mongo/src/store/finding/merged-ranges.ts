import type { OrderedTree } from '../records/ordered-tree.ts';
import type { Slot } from '../records/records.ts';
import type { Steps } from '../records/slices.ts';
import type { KeyRange } from './key-ranges.ts';
import type { Plan } from './plan.ts';

/** Entries between two possible pauses. */
const STEP = 500;

/** The next entries of a range: all that have its next key. */
interface Head {
  /** The key without the points of its range, by which ranges are compared. */
  rest: string;
  slots: Slot[];
  /** What comes after them. */
  beyond: KeyRange;
}

/**
 * Visits the entries of all ranges in the order of what follows their points. What changes during a pause does not
 * matter: the reader sees what it was, and each range goes on behind a key, not at a place in the tree.
 */
export function* visitingMerged(
  { index, reach, reverse }: Plan,
  visit: (slot: Slot) => boolean,
): Steps<void> {
  const { tree } = index!;
  /** The next one is the last. */
  const heads: Head[] = [];
  const isNearer = (a: Head, b: Head): boolean => (reverse ? a.rest > b.rest : a.rest < b.rest);
  const add = (range: KeyRange): void => {
    const head = headOf(tree, range, reverse);
    if (head === null) return;
    let [low, high] = [0, heads.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isNearer(head, heads[middle]!)) low = middle + 1;
      else high = middle;
    }
    heads.splice(low, 0, head);
  };
  reach.ranges.forEach(add);
  let left = STEP;
  for (let head = heads.pop(); head !== undefined; head = heads.pop()) {
    for (const slot of head.slots) if (!visit(slot)) return;
    add(head.beyond);
    left -= head.slots.length;
    if (left > 0) continue;
    yield;
    left = STEP;
  }
}

function headOf(tree: OrderedTree, range: KeyRange, reverse: boolean): Head | null {
  const slots: Slot[] = [];
  let first = '';
  tree.scan(range.low, range.high, reverse, (slot, key) => {
    if (slots.length === 0) first = key;
    else if (key !== first) return false;
    slots.push(slot);
    return true;
  });
  if (slots.length === 0) return null;
  const beyond = reverse ? { ...range, high: first } : { ...range, low: `${first}\0` };
  return { rest: first.slice(range.points), slots, beyond };
}
