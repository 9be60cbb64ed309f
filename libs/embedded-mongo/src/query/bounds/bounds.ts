import { MaxKey } from 'bson';
import { Rank, rankOf } from '../../values/bson/bson-type.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { isNaNValue } from '../../values/numbers/numbers.ts';
import { regexParts } from '../../values/bson/regex-parts.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';
import { intersected, normalized, point, typeLimits } from './intervals.ts';
import type { Interval } from './intervals.ts';
import { isRegex } from '../../text/regex.ts';

/** For each path, one entry per condition that a matching document must meet; each entry is a union of intervals. */
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

/** A path that every branch restricts is restricted to the union of their intervals. */
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

/**
 * Conditions on a bare element. A nested array is compared as a value, so equality with null or an array gives no
 * bounds. One element meets them all, so its key is in the intersection, also in a multikey index.
 */
function collectElement(path: string, operand: Doc, conditions: Conditions): void {
  const each = Object.keys(operand).flatMap((name) => {
    const value = operand[name];
    const intervals =
      Array.isArray(value) && name === '$eq' ? [point(value)] : operatorIntervals(name, value, operand);
    return intervals ? [intervals] : [];
  });
  if (each.length > 0) add(conditions, path, each.reduce(intersected));
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

/** An array is indexed by its elements, an empty one as undefined; a nested array is itself an element. */
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

/**
 * A pattern anchored to a literal prefix matches only texts with that prefix, and an equal regular expression stored as
 * a value.
 */
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

/**
 * The smallest text that no longer has the prefix. Its last character can always be increased, as it is a letter or
 * similar.
 */
function successor(prefix: string): string {
  const points = [...prefix];
  const last = points.pop() ?? '';
  return points.join('') + String.fromCodePoint((last.codePointAt(0) ?? 0) + 1);
}
