import { compareValues } from '../../values/compare.ts';
import { binary } from './operands/arguments.ts';
import type { OperatorTable } from './operands/expression.ts';

/** Unlike the filter operators of the same name, these compare values of any two types; missing sorts below null. */
export const comparisonOperators: OperatorTable = {
  $eq: binary((a, b) => compareValues(a, b) === 0),
  $ne: binary((a, b) => compareValues(a, b) !== 0),
  $gt: binary((a, b) => compareValues(a, b) > 0),
  $gte: binary((a, b) => compareValues(a, b) >= 0),
  $lt: binary((a, b) => compareValues(a, b) < 0),
  $lte: binary((a, b) => compareValues(a, b) <= 0),
};
