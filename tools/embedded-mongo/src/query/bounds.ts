import { Binary, MaxKey, ObjectId, Timestamp } from 'bson';
import { Rank, rankOf } from '../values/bson-type.ts';
import { compareValues } from '../values/compare.ts';
import { isDoc } from '../values/doc.ts';
import type { Doc, Value } from '../values/doc.ts';
import { isNaNValue } from '../values/numbers.ts';
import { regexParts } from '../values/regex-parts.ts';
import { isOperatorDoc } from './field-operators.ts';
import { isRegex } from './regex.ts';

/** A stretch of values in BSON order, never wider than one type. */
export interface Interval {
  low: Value;
  lowInclusive: boolean;
  high: Value;
  highInclusive: boolean;
}

/** For each path, one entry per condition a matching document must meet there; an entry is a union of intervals. */
export type Conditions = Map<string, Interval[][]>;

export function conditionsOf(filter: Doc): Conditions {
  const conditions: Conditions = new Map();
  collect(filter, '', conditions);
  return conditions;
}

function collect(filter: Doc, prefix: string, conditions: Conditions): void {
  for (const name of Object.keys(filter)) {
    const operand = filter[name];
    if (name === '$and' && Array.isArray(operand))
      for (const branch of operand) collect(branch as Doc, prefix, conditions);
    else if (name === '$or' && Array.isArray(operand))
      collectAlternatives(operand as Doc[], prefix, conditions);
    else if (!name.startsWith('$')) collectField(prefix + name, operand, conditions);
  }
}

/** A path every branch restricts is restricted to the union of what the branches allow. */
function collectAlternatives(branches: Doc[], prefix: string, conditions: Conditions): void {
  const each = branches.map((branch) => {
    const own: Conditions = new Map();
    collect(branch, prefix, own);
    return own;
  });
  for (const path of each[0]!.keys()) {
    const unions = each.map((own) => own.get(path)?.[0]);
    if (unions.every((intervals) => intervals !== undefined))
      add(conditions, path, normalized(unions.flat()));
  }
}

function add(conditions: Conditions, path: string, intervals: Interval[]): void {
  const list = conditions.get(path);
  if (list) list.push(intervals);
  else conditions.set(path, [intervals]);
}

function collectField(path: string, operand: Value, conditions: Conditions): void {
  if (!isOperatorDoc(operand)) {
    const intervals = isRegex(operand) ? regexIntervals(operand, '') : equalTo(operand);
    if (intervals) add(conditions, path, intervals);
    return;
  }
  for (const name of Object.keys(operand)) {
    if (name === '$elemMatch') collectElemMatch(path, operand[name], conditions);
    else if (name === '$all') collectAll(path, operand[name], conditions);
    else {
      const intervals = operatorIntervals(name, operand[name], operand);
      if (intervals) add(conditions, path, intervals);
    }
  }
}

function collectElemMatch(path: string, operand: Value, conditions: Conditions): void {
  if (!isDoc(operand)) return;
  if (isOperatorDoc(operand) && !['$and', '$or', '$nor', '$expr'].includes(Object.keys(operand)[0]!))
    collectElement(path, operand, conditions);
  else collect(operand, `${path}.`, conditions);
}

/** Conditions on a bare element: nested arrays are judged as values, so equality alone with null or an array is no guide. */
function collectElement(path: string, operand: Doc, conditions: Conditions): void {
  for (const name of Object.keys(operand)) {
    const intervals =
      Array.isArray(operand[name]) && name === '$eq'
        ? [point(operand[name])]
        : operatorIntervals(name, operand[name], operand);
    if (intervals && name !== '$all') add(conditions, path, intervals);
  }
}

function collectAll(path: string, operand: Value, conditions: Conditions): void {
  if (!Array.isArray(operand)) return;
  for (const value of operand) collectField(path, value, conditions);
}

function operatorIntervals(name: string, operand: Value, siblings: Doc): Interval[] | undefined {
  switch (name) {
    case '$eq':
      return equalTo(operand);
    case '$in':
      return listed(operand);
    case '$gt':
    case '$gte':
      return above(operand, name === '$gte');
    case '$lt':
    case '$lte':
      return below(operand, name === '$lte');
    case '$regex':
      return regexIntervals(operand, siblings.$options);
    default:
      return undefined;
  }
}

function point(value: Value): Interval {
  return { low: value, lowInclusive: true, high: value, highInclusive: true };
}

/** An array in a document is indexed by its elements, an empty one as undefined; nested, it is itself an element. */
function equalTo(value: Value): Interval[] {
  if (!Array.isArray(value)) return [point(value === undefined ? null : value)];
  return normalized([point(value.length === 0 ? undefined : value[0]), point(value)]);
}

function listed(operand: Value): Interval[] | undefined {
  if (!Array.isArray(operand)) return undefined;
  const parts = operand.map((value) => (isRegex(value) ? regexIntervals(value, '') : equalTo(value)));
  return parts.every((part) => part !== undefined) ? normalized(parts.flat()) : undefined;
}

function above(operand: Value, inclusive: boolean): Interval[] | undefined {
  const rank = rankOf(operand);
  if (rank === Rank.null) return inclusive ? [point(null)] : [];
  if (isNaNValue(operand)) return inclusive ? [point(operand)] : [];
  const limits = typeLimits(rank);
  return (
    limits && [
      { low: operand, lowInclusive: inclusive, high: limits.high, highInclusive: limits.highInclusive },
    ]
  );
}

function below(operand: Value, inclusive: boolean): Interval[] | undefined {
  const rank = rankOf(operand);
  if (rank === Rank.null) return inclusive ? [point(null)] : [];
  if (isNaNValue(operand)) return inclusive ? [point(operand)] : [];
  const limits = typeLimits(rank);
  return limits && [{ low: limits.low, lowInclusive: true, high: operand, highInclusive: inclusive }];
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

function typeLimits(rank: number): Interval | undefined {
  return limitsByRank.get(rank);
}

/** A pattern anchored at a literal prefix stays within it; a stored regular expression equal to it matches too. */
function regexIntervals(regex: Value, options: Value): Interval[] | undefined {
  const { pattern, flags } =
    typeof regex === 'string' ? { pattern: regex, flags: options ?? '' } : regexParts(regex);
  if (flags !== '' || (options !== undefined && options !== '')) return undefined;
  const prefix = /^\^([\p{L}\p{N} _@,:;<>=!"%&'~`/-]+)/u.exec(pattern)?.[1];
  if (prefix === undefined || pattern.includes('|')) return undefined;
  const optionalNext = '*?{'.includes(pattern[prefix.length + 1] ?? ' ');
  const sure = optionalNext ? [...prefix].slice(0, -1).join('') : prefix;
  if (sure === '') return undefined;
  return [
    { low: sure, lowInclusive: true, high: successor(sure), highInclusive: false },
    { low: new RegExp(''), lowInclusive: true, high: new MaxKey(), highInclusive: false },
  ];
}

/** The least text that no longer begins with the prefix; its last character, a letter or the like, is never the highest. */
function successor(prefix: string): string {
  const points = [...prefix];
  const last = points.pop() ?? '';
  return points.join('') + String.fromCodePoint((last.codePointAt(0) ?? 0) + 1);
}

/** Sorted and merged where they overlap. */
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
