import type { Value } from '../../../values/bson/doc.ts';

/** What an expression is evaluated against. */
export interface Scope {
  readonly root: Value;
  readonly now: Date;
}

/** Evaluates to a value; `undefined` is a missing one. */
export type Expression = (scope: Scope) => Value;

/** Compiles the operand of an operator. */
export type Compile = (operand: Value) => Expression;

export type ExpressionOperator = (operand: Value, compile: Compile, name: string) => Expression;
export type OperatorTable = Record<string, ExpressionOperator>;
