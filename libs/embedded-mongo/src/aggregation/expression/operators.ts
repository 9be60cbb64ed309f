import { arrayOperators } from './array.ts';
import { comparisonOperators } from './comparison.ts';
import { conditionalOperators } from './conditional.ts';
import type { ExpressionOperator } from './operands/expression.ts';
import { valueOperators } from './value.ts';

/** A Map, because in an object names such as `constructor` would find inherited members. */
export const operatorTable: ReadonlyMap<string, ExpressionOperator> = new Map(
  [arrayOperators, comparisonOperators, conditionalOperators, valueOperators].flatMap((table) =>
    Object.entries(table),
  ),
);
