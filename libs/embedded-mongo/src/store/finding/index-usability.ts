import type { Interval } from '../../query/compile-query.ts';
import { compareValues } from '../../values/compare.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import type { CollectionIndex } from '../records/collection-index.ts';
import { isScalar } from './exact-filter.ts';

/** Whether an index contains every document that a query with these bounds can match. */
export function isUsable(index: CollectionIndex, bounds: Map<string, Interval[]>): boolean {
  const { sparse, partialFilterExpression } = index.spec;
  if (sparse && !index.paths.some((path) => demandsPresence(bounds.get(path)))) return false;
  return partialFilterExpression === undefined || implies(bounds, partialFilterExpression);
}

function demandsPresence(intervals: Interval[] | undefined): boolean {
  return intervals !== undefined && intervals.every((interval) => !contains(interval, null));
}

export function contains({ low, lowInclusive, high, highInclusive }: Interval, value: unknown): boolean {
  const below = compareValues(low, value);
  const above = compareValues(value, high);
  return (below < 0 || (below === 0 && lowInclusive)) && (above < 0 || (above === 0 && highInclusive));
}

/** Decides from the bounds alone; an expression with any other condition never counts as implied. */
function implies(bounds: Map<string, Interval[]>, expression: Doc): boolean {
  return Object.entries(expression).every(([path, condition]) => {
    if (path === '$and') return (condition as Doc[]).every((part) => implies(bounds, part));
    const intervals = bounds.get(path);
    if (path.startsWith('$') || intervals === undefined) return false;
    if (!isDoc(condition))
      return isScalar(condition) && intervals.every((interval) => isPoint(interval, condition));
    return Object.entries(condition).every(([operator, operand]) =>
      impliesOperator(intervals, operator, operand),
    );
  });
}

function isPoint(interval: Interval, value: unknown): boolean {
  return compareValues(interval.low, value) === 0 && compareValues(interval.high, value) === 0;
}

function impliesOperator(intervals: Interval[], operator: string, operand: unknown): boolean {
  switch (operator) {
    case '$eq':
      return isScalar(operand) && intervals.every((interval) => isPoint(interval, operand));
    case '$exists':
      return operand === true && demandsPresence(intervals);
    case '$gt':
      return intervals.every(({ low, lowInclusive }) => atLeast(low, operand, !lowInclusive));
    case '$gte':
      return intervals.every(({ low }) => atLeast(low, operand, true));
    case '$lt':
      return intervals.every(({ high, highInclusive }) => atLeast(operand, high, !highInclusive));
    case '$lte':
      return intervals.every(({ high }) => atLeast(operand, high, true));
    case '$type':
      return operand === 'string' || operand === 2 ? intervals.every((interval) => isText(interval)) : false;
    case '$in':
      return (
        Array.isArray(operand) &&
        operand.every(isScalar) &&
        intervals.every((interval) => operand.some((value) => isPoint(interval, value)))
      );
    default:
      return false;
  }
}

/** Only for bounds of the same type: across types, any text would count as greater than every number. */
function atLeast(a: unknown, b: unknown, orEqual: boolean): boolean {
  if (typeof a !== typeof b) return false;
  const order = compareValues(a, b);
  return order > 0 || (order === 0 && orEqual);
}

function isText({ low, high, highInclusive }: Interval): boolean {
  if (typeof low !== 'string') return false;
  return typeof high === 'string' || (isDoc(high) && Object.keys(high).length === 0 && !highInclusive);
}
