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
export const ABOVE = '\u0100';
const MAX_RANGES = 2000;

export interface IndexReach {
  ranges: KeyRange[];
  /** How many leading fields have one fixed value; over them the index keeps the order of the fields after them. */
  fixedFields: number;
  /** How many leading fields are limited to points, so that their keys need no further check. */
  pointFields: number;
  boundedFields: number;
}

export const WHOLE_INDEX: IndexReach = {
  ranges: [{ low: '', high: ABOVE, points: 0 }],
  fixedFields: 0,
  pointFields: 0,
  boundedFields: 0,
};

/** The ranges of an index that can hold matching documents: points on the leading fields, then intervals on one. */
export function reachOf(index: CollectionIndex, bounds: Map<string, Interval[]>): IndexReach {
  let prefixes = [''];
  let fixedFields = 0;
  let pointFields = 0;
  for (let i = 0; i < index.paths.length; i++) {
    const intervals = bounds.get(index.paths[i]!);
    if (intervals === undefined) break;
    const direction = index.directions[i]!;
    if (index.isFolded && !intervals.every(isPoint)) break;
    if (!intervals.every(isPoint) || prefixes.length * intervals.length > MAX_RANGES) {
      const ranges = prefixes.flatMap((prefix) =>
        intervals.map((interval) => keyRange(prefix, interval, direction)),
      );
      return { ranges: sorted(ranges), fixedFields, pointFields, boundedFields: i + 1 };
    }
    const parts = [
      ...new Set(intervals.map((interval) => encodeKey([index.fold(interval.low)], [direction]))),
    ];
    if (parts.length === 1 && fixedFields === i) fixedFields = i + 1;
    pointFields = i + 1;
    prefixes = prefixes.flatMap((prefix) => parts.map((part) => prefix + part));
  }
  const ranges = prefixes.map((prefix) => ({ low: prefix, high: prefix + ABOVE, points: prefix.length }));
  return { ranges: sorted(ranges), fixedFields, pointFields, boundedFields: pointFields };
}

function isPoint({ low, high, lowInclusive, highInclusive }: Interval): boolean {
  return lowInclusive && highInclusive && compareValues(low, high) === 0;
}

function keyRange(prefix: string, interval: Interval, direction: 1 | -1): KeyRange {
  const low = prefix + encodeKey([interval.low], [direction]);
  const high = prefix + encodeKey([interval.high], [direction]);
  const [from, fromInclusive, to, toInclusive] =
    direction === 1
      ? [low, interval.lowInclusive, high, interval.highInclusive]
      : [high, interval.highInclusive, low, interval.lowInclusive];
  return {
    low: fromInclusive ? from : from + ABOVE,
    high: toInclusive ? to + ABOVE : to,
    points: prefix.length,
  };
}

function sorted(ranges: KeyRange[]): KeyRange[] {
  return ranges.length === 1 ? ranges : ranges.sort((a, b) => (a.low < b.low ? -1 : a.low > b.low ? 1 : 0));
}
