import { arithmeticOperators } from './arithmetic.ts';
import { arrayOperators } from './arrays/array.ts';
import { arrayIterationOperators } from './arrays/array-iteration.ts';
import { comparisonOperators } from './comparison.ts';
import { conditionalOperators } from './conditional.ts';
import { conversionOperators } from './text/conversion.ts';
import { datePartOperators } from './dates/date-parts.ts';
import { dateOperators } from './dates/date.ts';
import type { ExpressionOperator } from './operands/expression.ts';
import { groupingOperators } from './grouping.ts';
import { objectOperators } from './arrays/object.ts';
import { setOperators } from './arrays/set.ts';
import { stringOperators } from './text/string.ts';
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
