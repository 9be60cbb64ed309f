import { arithmeticOperators } from './arithmetic.ts';
import { arrayOperators } from './array.ts';
import { arrayIterationOperators } from './array-iteration.ts';
import { comparisonOperators } from './comparison.ts';
import { conditionalOperators } from './conditional.ts';
import { conversionOperators } from './conversion.ts';
import { datePartOperators } from './date-parts.ts';
import { dateOperators } from './date.ts';
import type { ExpressionOperator } from './expression.ts';
import { groupingOperators } from './grouping.ts';
import { objectOperators } from './object.ts';
import { setOperators } from './set.ts';
import { stringOperators } from './string.ts';
import { variableOperators } from './variable.ts';

/** A Map, because in an object names such as `constructor` would find inherited members. */
export const operatorTable: ReadonlyMap<string, ExpressionOperator> = new Map(
  [
    arithmeticOperators,
    arrayOperators,
    arrayIterationOperators,
    comparisonOperators,
    conditionalOperators,
    conversionOperators,
    dateOperators,
    datePartOperators,
    groupingOperators,
    objectOperators,
    setOperators,
    stringOperators,
    variableOperators,
  ].flatMap((table) => Object.entries(table)),
);
