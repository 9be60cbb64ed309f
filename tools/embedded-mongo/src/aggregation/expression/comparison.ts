import { compareValues } from '../../values/compare.ts';
import { binary } from './arguments.ts';
import type { OperatorTable } from './expression.ts';

/** Across all types and with missing below null, unlike the operators of the same name in filters. */
export const comparisonOperators: OperatorTable = {
  $cmp: binary((a, b) => Math.sign(compareValues(a, b))),
  $eq: binary((a, b) => compareValues(a, b) === 0),
  $ne: binary((a, b) => compareValues(a, b) !== 0),
  $gt: binary((a, b) => compareValues(a, b) > 0),
  $gte: binary((a, b) => compareValues(a, b) >= 0),
  $lt: binary((a, b) => compareValues(a, b) < 0),
  $lte: binary((a, b) => compareValues(a, b) <= 0),
};
