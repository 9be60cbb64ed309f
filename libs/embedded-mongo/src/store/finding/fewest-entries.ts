import type { CollectionIndex } from '../records/collection-index.ts';
import type { IndexReach } from './key-ranges.ts';

/** How many ranges of each reach are counted: enough to compare them. */
const ASKED = 16;

/** The reach with the fewest entries, judged by some of its ranges. All have the same leading fields. */
export function fewestEntries({ tree }: CollectionIndex, reaches: readonly IndexReach[]): IndexReach {
  const entriesOf = ({ ranges }: IndexReach): number => {
    const step = Math.ceil(ranges.length / ASKED);
    const asked = ranges.filter((_, n) => n % step === 0);
    return asked.reduce((sum, { low, high }) => sum + tree.countNearly(low, high), 0);
  };
  const counted = reaches.map((reach) => ({ reach, entries: entriesOf(reach) }));
  return counted.reduce((best, next) => (next.entries < best.entries ? next : best)).reach;
}
