import { ObjectId } from 'bson';
import { Rank, rankOf } from '../../values/bson/bson-type.ts';
import { compareValues } from '../../values/compare.ts';
import type { Value } from '../../values/bson/doc.ts';
import { isNaNValue } from '../../values/numbers/numbers.ts';
import type { ElementTest } from '../elements/element-path.ts';

/** Equality as in `$eq` or a plain value: null also equals a missing value. */
export function equalityTest(operand: Value): ElementTest {
  if (operand === null || operand === undefined)
    return (element) => element === null || element === undefined;
  if (typeof operand === 'string') {
    return (element) =>
      element === operand || (typeof element === 'object' && compareValues(element, operand) === 0);
  }
  if (operand instanceof ObjectId) return objectIdEquality(operand);
  return (element) => compareValues(element, operand) === 0;
}

function objectIdEquality(operand: ObjectId): ElementTest {
  const bytes = operand.id;
  return (element) => {
    if (!(element instanceof ObjectId)) return false;
    const other = element.id;
    for (let i = 11; i >= 0; i--) if (bytes[i] !== other[i]) return false;
    return true;
  };
}

export type Relation = '$gt' | '$gte' | '$lt' | '$lte';

const holds: Record<Relation, (order: number) => boolean> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** Compares within one type only; MinKey and MaxKey bound all types, and NaN compares only to itself. */
export function orderTest(relation: Relation, operand: Value): ElementTest {
  const inclusive = relation === '$gte' || relation === '$lte';
  const rank = rankOf(operand);
  if (rank === Rank.null || rank === Rank.missing) return inclusive ? equalityTest(null) : () => false;
  if (rank === Rank.minKey || rank === Rank.maxKey) return boundaryTest(relation, rank);
  if (rank === Rank.number && isNaNValue(operand))
    return inclusive ? (element) => isNaNValue(element) : () => false;
  const relationHolds = holds[relation];
  return (element) =>
    rankOf(element) === rank && !isNaNValue(element) && relationHolds(compareValues(element, operand));
}

function boundaryTest(relation: Relation, rank: number): ElementTest {
  const upward = relation === '$gt' || relation === '$gte';
  const openSide = upward === (rank === Rank.minKey);
  const inclusive = relation === '$gte' || relation === '$lte';
  return (element) => (rankOf(element) === rank ? inclusive : openSide);
}
