import type { Value } from '../../../values/bson/doc.ts';
import type { Scope } from './scope.ts';

/** Evaluates to a value; `undefined` is a missing one. */
export type Expression = (scope: Scope) => Value;

/** Compiles operands and knows which variables are in scope. */
export interface Compiler {
  expression(operand: Value): Expression;
  with(names: readonly string[]): Compiler;
}

export type ExpressionOperator = (operand: Value, compiler: Compiler, name: string) => Expression;
export type OperatorTable = Record<string, ExpressionOperator>;
