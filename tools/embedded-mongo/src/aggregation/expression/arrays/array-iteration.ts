import { location } from '../../../errors.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { isNumeric } from '../../../values/bson/bson-type.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';
import { namedArguments } from '../operands/arguments.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { withVariables } from '../operands/scope.ts';
import { isNullish, isTruthy } from '../operands/truth.ts';
import { checkVariableName } from '../variable.ts';

export const arrayIterationOperators: OperatorTable = { $map: map, $filter: filter, $reduce: reduce };

function map(operand: Value, compiler: Compiler, name: string): Expression {
  const { input, as, in: body } = namedArguments(operand, name, ['input', 'in'], ['as']);
  const variable = variableName(as);
  const array = compiler.expression(input);
  const inner = compiler.with([variable]).expression(body);
  return (scope) => {
    const list = array(scope);
    if (isNullish(list)) return null;
    if (!Array.isArray(list)) throw location(16883, `input to $map must be an array not ${typeName(list)}`);
    return list.map((item) => inner(withVariables(scope, { [variable]: item })) ?? null);
  };
}

function filter(operand: Value, compiler: Compiler, name: string): Expression {
  const { input, as, cond, limit } = namedArguments(operand, name, ['input', 'cond'], ['as', 'limit']);
  const variable = variableName(as);
  const array = compiler.expression(input);
  const condition = compiler.with([variable]).expression(cond);
  const most = limit === undefined ? () => null : compiler.expression(limit);
  return (scope) => {
    const list = array(scope);
    if (isNullish(list)) return null;
    if (!Array.isArray(list))
      throw location(28651, `input to $filter must be an array not ${typeName(list)}`);
    const kept = list.filter((item) => isTruthy(condition(withVariables(scope, { [variable]: item }))));
    return kept.slice(0, limitOf(most(scope)));
  };
}

function limitOf(value: Value): number {
  if (isNullish(value)) return Infinity;
  const limit = isNumeric(value) ? toNumber(value) : NaN;
  if (!Number.isInteger(limit) || limit < 1) throw location(327392, '$filter: limit must be greater than 0');
  return limit;
}

function reduce(operand: Value, compiler: Compiler, name: string): Expression {
  const { input, initialValue, in: body } = namedArguments(operand, name, ['input', 'initialValue', 'in']);
  const array = compiler.expression(input);
  const initial = compiler.expression(initialValue);
  const inner = compiler.with(['this', 'value']).expression(body);
  return (scope) => {
    const list = array(scope);
    if (isNullish(list)) return null;
    if (!Array.isArray(list))
      throw location(40080, `$reduce requires that 'input' be an array, found: ${typeName(list)}`);
    return list.reduce(
      (value: Value, item: Value) => inner(withVariables(scope, { this: item, value })),
      initial(scope),
    );
  };
}

function variableName(as: Value): string {
  if (as === undefined) return 'this';
  if (typeof as !== 'string') throw location(16866, 'empty variable names are not allowed');
  checkVariableName(as);
  return as;
}
