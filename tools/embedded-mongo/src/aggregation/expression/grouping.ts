import { accumulatorTable } from '../accumulators/accumulators.ts';
import type { Value } from '../../values/bson/doc.ts';
import { compileExpressionList } from './operands/list.ts';
import type { ExpressionOperator, OperatorTable } from './operands/expression.ts';

/** $sum and similar operators as expressions: over the elements of one array, or over several arguments. */
export const groupingOperators: OperatorTable = Object.fromEntries(
  ['$sum', '$avg', '$min', '$max', '$stdDevPop', '$stdDevSamp'].map((name) => [name, overList(name)]),
);

function overList(name: string): ExpressionOperator {
  return (operand, compiler) => {
    const expressions = compileExpressionList(operand, compiler);
    return (scope) => {
      const values = expressions.map((expression) => expression(scope));
      const list = values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
      const accumulator = accumulatorTable.get(name)!();
      for (const value of list) accumulator.add(value);
      return accumulator.result();
    };
  };
}
