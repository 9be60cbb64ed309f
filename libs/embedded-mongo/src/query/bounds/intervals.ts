import { Binary, ObjectId, Timestamp } from 'bson';
import { Rank } from '../../values/bson/bson-type.ts';
import { compareValues } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';

/** A range of values in BSON order, within a single type. */
export interface Interval {
  low: Value;
  lowInclusive: boolean;
  high: Value;
  highInclusive: boolean;
}

export function point(value: Value): Interval {
  return { low: value, lowInclusive: true, high: value, highInclusive: true };
}

const lowestId = new ObjectId('000000000000000000000000');
const limitsByRank = new Map<number, Interval>([
  [Rank.number, { low: -Infinity, lowInclusive: true, high: Infinity, highInclusive: true }],
  [Rank.string, { low: '', lowInclusive: true, high: {}, highInclusive: false }],
  [Rank.object, { low: {}, lowInclusive: true, high: [], highInclusive: false }],
  [
    Rank.binData,
    { low: new Binary(Buffer.alloc(0), 0), lowInclusive: true, high: lowestId, highInclusive: false },
  ],
  [
    Rank.objectId,
    { low: lowestId, lowInclusive: true, high: new ObjectId('f'.repeat(24)), highInclusive: true },
  ],
  [Rank.bool, { low: false, lowInclusive: true, high: true, highInclusive: true }],
  [Rank.date, { low: new Date(-8.64e15), lowInclusive: true, high: new Date(8.64e15), highInclusive: true }],
  [
    Rank.timestamp,
    {
      low: new Timestamp({ t: 0, i: 0 }),
      lowInclusive: true,
      high: new Timestamp({ t: 0xffffffff, i: 0xffffffff }),
      highInclusive: true,
    },
  ],
]);

/** The smallest and greatest value of a type, if it has them. */
export function typeLimits(rank: number): Interval | undefined {
  return limitsByRank.get(rank);
}

/** Sorts the intervals and merges those that overlap. */
export function normalized(intervals: readonly Interval[]): Interval[] {
  const sorted = [...intervals].sort(
    (a, b) => compareValues(a.low, b.low) || Number(b.lowInclusive) - Number(a.lowInclusive),
  );
  const merged: Interval[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last && reaches(last, interval)) merged[merged.length - 1] = joined(last, interval);
    else merged.push(interval);
  }
  return merged;
}

function reaches(a: Interval, b: Interval): boolean {
  const order = compareValues(a.high, b.low);
  return order > 0 || (order === 0 && (a.highInclusive || b.lowInclusive));
}

function joined(a: Interval, b: Interval): Interval {
  const order = compareValues(a.high, b.high);
  if (order > 0) return a;
  const highInclusive = order === 0 ? a.highInclusive || b.highInclusive : b.highInclusive;
  return { ...a, high: b.high, highInclusive };
}

export function intersected(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  return normalized(a.flatMap((x) => b.flatMap((y) => overlap(x, y))));
}

function overlap(a: Interval, b: Interval): Interval[] {
  const lows = compareValues(a.low, b.low);
  const highs = compareValues(a.high, b.high);
  const low = lows >= 0 ? a.low : b.low;
  const high = highs <= 0 ? a.high : b.high;
  const lowInclusive =
    lows === 0 ? a.lowInclusive && b.lowInclusive : lows > 0 ? a.lowInclusive : b.lowInclusive;
  const highInclusive =
    highs === 0 ? a.highInclusive && b.highInclusive : highs < 0 ? a.highInclusive : b.highInclusive;
  const order = compareValues(low, high);
  if (order > 0 || (order === 0 && !(lowInclusive && highInclusive))) return [];
  return [{ low, lowInclusive, high, highInclusive }];
}
