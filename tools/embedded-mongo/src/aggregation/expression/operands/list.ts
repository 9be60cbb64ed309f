import type { Value } from '../../../values/bson/doc.ts';
import type { Compiler, Expression } from './expression.ts';

/** One operand or a list of them. */
export function compileExpressionList(operand: Value, compiler: Compiler): Expression[] {
  return (Array.isArray(operand) ? operand : [operand]).map((item) => compiler.expression(item));
}
