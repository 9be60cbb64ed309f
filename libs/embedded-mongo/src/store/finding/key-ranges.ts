import type { Interval } from '../../query/compile-query.ts';
import { compareValues } from '../../values/compare.ts';
import { encodeKey } from '../../values/key-encoding.ts';
import type { CollectionIndex } from '../records/collection-index.ts';

/** low <= key < high */
export interface KeyRange {
  low: string;
  high: string;
  /** How long the part is that all its keys begin with: the points of the leading fields. */
  points: number;
}

/** Greater than any continuation of a key, because keys contain only bytes. */
const ABOVE = '\u0100';
const MAX_RANGES = 2000;

export interface IndexReach {
  readonly ranges: KeyRange[];
  /** How many ranges there are at most; to know that, none has to be made. */
  most: number;
  /** How many leading fields have one fixed value; over them the index keeps the order of the fields after them. */
  fixedFields: number;
  /** How many leading fields are limited to points, so that their keys need no further check. */
  pointFields: number;
  boundedFields: number;
}

export const WHOLE_INDEX: IndexReach = {
  ranges: [{ low: '', high: ABOVE, points: 0 }],
  most: 1,
  fixedFields: 0,
  pointFields: 0,
  boundedFields: 0,
};

/**
 * The ranges of an index that can hold matching documents: points on the leading fields, then intervals on one. They are
 * made when they are asked for: of all indexes that a query could use, one is chosen.
 */
export function reachOf(index: CollectionIndex, bounds: Map<string, Interval[]>): IndexReach {
  const points: Interval[][] = [];
  let last: Interval[] | null = null;
  let most = 1;
  let fixedFields = 0;
  for (const path of index.paths) {
    const intervals = bounds.get(path);
    if (intervals === undefined) break;
    const isPoints = intervals.every(isPoint);
    most *= intervals.length;
    if (!isPoints || most > MAX_RANGES) {
      last = intervals;
      break;
    }
    if (intervals.length === 1 && fixedFields === points.length) fixedFields++;
    points.push(intervals);
  }
  let made: KeyRange[] | null = null;
  return {
    get ranges() {
      return (made ??= rangesOf(index, points, last));
    },
    most,
    fixedFields,
    pointFields: points.length,
    boundedFields: points.length + (last === null ? 0 : 1),
  };
}

function rangesOf(index: CollectionIndex, points: Interval[][], last: Interval[] | null): KeyRange[] {
  let prefixes = [''];
  points.forEach((intervals, i) => {
    const direction = index.directions[i]!;
    const parts = new Set(intervals.map(({ low }) => encodeKey([low], [direction])));
    prefixes = prefixes.flatMap((prefix) => Array.from(parts, (part) => prefix + part));
  });
  const direction = index.directions[points.length]!;
  const ends = last?.map((interval) => endsOf(interval, direction)) ?? [{ low: '', high: ABOVE }];
  return sorted(
    prefixes.flatMap((prefix) =>
      ends.map(({ low, high }) => ({ low: prefix + low, high: prefix + high, points: prefix.length })),
    ),
  );
}

function isPoint({ low, high, lowInclusive, highInclusive }: Interval): boolean {
  return lowInclusive && highInclusive && (low === high || compareValues(low, high) === 0);
}

/** Between which keys the values of an interval are, behind those of the fields before. */
function endsOf(interval: Interval, direction: 1 | -1): Pick<KeyRange, 'low' | 'high'> {
  const low = encodeKey([interval.low], [direction]);
  const high = encodeKey([interval.high], [direction]);
  const [from, fromInclusive, to, toInclusive] =
    direction === 1
      ? [low, interval.lowInclusive, high, interval.highInclusive]
      : [high, interval.highInclusive, low, interval.lowInclusive];
  return { low: fromInclusive ? from : from + ABOVE, high: toInclusive ? to + ABOVE : to };
}

function sorted(ranges: KeyRange[]): KeyRange[] {
  return ranges.length === 1 ? ranges : ranges.sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
}
