import { MongoError, location } from '../../../errors.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import { isDoc } from '../../../values/bson/doc.ts';
import type { Doc, Value } from '../../../values/bson/doc.ts';
import type { Expression, ExpressionOperator } from './expression.ts';
import { compileExpressionList } from './list.ts';

/** An operator with one argument, which may be bare or in a list of one. */
export function unary(compute: (value: Value, name: string) => Value): ExpressionOperator {
  return (operand, compile, name) => {
    const [argument] = exactly(1, compileExpressionList(operand, compile), name) as [Expression];
    return (scope) => compute(argument(scope), name);
  };
}

export function binary(compute: (a: Value, b: Value, name: string) => Value): ExpressionOperator {
  return (operand, compile, name) => {
    const [a, b] = exactly(2, compileExpressionList(operand, compile), name) as [Expression, Expression];
    return (scope) => compute(a(scope), b(scope), name);
  };
}

/** An operator whose number of arguments lies within limits; each argument is evaluated. */
export function variadic(
  compute: (values: Value[], name: string) => Value,
  least = 0,
  most = Number.POSITIVE_INFINITY,
): ExpressionOperator {
  return (operand, compile, name) => {
    const list = between(least, most, compileExpressionList(operand, compile), name);
    return (scope) =>
      compute(
        list.map((argument) => argument(scope)),
        name,
      );
  };
}

export function exactly(count: number, list: Expression[], name: string): Expression[] {
  if (list.length === count) return list;
  throw location(
    16020,
    `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
  );
}

function between(least: number, most: number, list: Expression[], name: string): Expression[] {
  if (list.length >= least && list.length <= most) return list;
  throw location(
    28667,
    `Expression ${name} takes at least ${least} arguments, and at most ${most}, but ${list.length} were passed in.`,
  );
}

/** Named arguments of operators such as $replaceAll; an unknown name is rejected. */
export function namedArguments(operand: Value, name: string, required: readonly string[]): Doc {
  if (!isDoc(operand))
    throw new MongoError(
      9,
      'FailedToParse',
      `${name} only supports an object as its argument, found: ${typeName(operand)}`,
    );
  for (const key of Object.keys(operand)) {
    if (!required.includes(key))
      throw new MongoError(9, 'FailedToParse', `Unrecognized argument to ${name}: ${key}`);
  }
  for (const key of required) {
    if (!(key in operand)) throw new MongoError(9, 'FailedToParse', `Missing '${key}' parameter to ${name}`);
  }
  return operand;
}
