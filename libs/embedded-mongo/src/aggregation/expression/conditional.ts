import { location } from '../../errors.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Value } from '../../values/bson/doc.ts';
import { exactly, unary, variadic } from './operands/arguments.ts';
import type { Compile, Expression, OperatorTable } from './operands/expression.ts';
import { compileExpressionList } from './operands/list.ts';
import { isNullish, isTruthy } from './operands/truth.ts';

export const conditionalOperators: OperatorTable = {
  $and: (operand, compile) => {
    const parts = compileExpressionList(operand, compile);
    return (scope) => parts.every((part) => isTruthy(part(scope)));
  },
  $or: (operand, compile) => {
    const parts = compileExpressionList(operand, compile);
    return (scope) => parts.some((part) => isTruthy(part(scope)));
  },
  $not: unary((value) => !isTruthy(value)),
  $cond: cond,
  $ifNull: variadic((values, name) => {
    if (values.length < 2)
      throw location(1257300, `${name} needs at least two arguments, had: ${values.length}`);
    return values.slice(0, -1).find((value) => !isNullish(value)) ?? values.at(-1);
  }),
  $switch: switchBranches,
};

function cond(operand: Value, compile: Compile, name: string): Expression {
  const [condition, yes, no] = isDoc(operand)
    ? condFields(operand, compile)
    : exactly(3, compileExpressionList(operand, compile), name);
  return (scope) => (isTruthy(condition!(scope)) ? yes!(scope) : no!(scope));
}

const condCodes = { if: 17080, then: 17081, else: 17082 } as const;

function condFields(operand: Record<string, Value>, compile: Compile): Expression[] {
  const foreign = Object.keys(operand).find((key) => !Object.hasOwn(condCodes, key));
  if (foreign !== undefined) throw location(17083, `Unrecognized parameter to $cond: ${foreign}`);
  return (['if', 'then', 'else'] as const).map((part) => {
    if (!(part in operand)) throw location(condCodes[part], `Missing '${part}' parameter to $cond`);
    return compile(operand[part]);
  });
}

function switchBranches(operand: Value, compile: Compile): Expression {
  if (!isDoc(operand))
    throw location(40060, '$switch requires an object as an argument, found: ' + typeof operand);
  const { branches } = operand;
  const foreign = Object.keys(operand).find((key) => key !== 'branches' && key !== 'default');
  if (foreign !== undefined) throw location(40067, `$switch found an unknown argument: ${foreign}`);
  if (!Array.isArray(branches)) throw location(40061, "$switch expected an array for 'branches'");
  if (branches.length === 0) throw location(40068, '$switch requires at least one branch.');
  const compiled = branches.map((branch) => compileBranch(branch, compile));
  const fallback = 'default' in operand ? compile(operand.default) : noBranch;
  return (scope) => (compiled.find((branch) => isTruthy(branch.condition(scope)))?.result ?? fallback)(scope);
}

function compileBranch(branch: Value, compile: Compile): { condition: Expression; result: Expression } {
  if (!isDoc(branch)) throw location(40062, '$switch expected each branch to be an object');
  if (!('case' in branch)) throw location(40064, "$switch requires each branch have a 'case' expression");
  if (!('then' in branch)) throw location(40065, "$switch requires each branch have a 'then' expression.");
  return { condition: compile(branch.case), result: compile(branch.then) };
}

function noBranch(): never {
  throw location(
    40066,
    '$switch could not find a matching branch for an input, and no default was specified.',
  );
}
