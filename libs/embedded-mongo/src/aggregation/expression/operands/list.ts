import type { Value } from '../../../values/bson/doc.ts';
import type { Compile, Expression } from './expression.ts';

/** One operand or a list of them. */
export function compileExpressionList(operand: Value, compile: Compile): Expression[] {
  return (Array.isArray(operand) ? operand : [operand]).map((item) => compile(item));
}
