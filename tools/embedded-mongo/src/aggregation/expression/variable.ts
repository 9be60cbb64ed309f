import { MongoError, location } from '../../errors.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { scoreOf } from '../../text/search/score.ts';
import { formatValue } from '../../values/format.ts';
import { namedArguments } from './operands/arguments.ts';
import type { Compiler, Expression, OperatorTable } from './operands/expression.ts';
import { withVariables } from './operands/scope.ts';

export const variableOperators: OperatorTable = {
  $literal: (operand) => () => operand,
  $let: letVariables,
  $rand: () => () => Math.random(),
  $meta: metadata,
};

function metadata(operand: Value): Expression {
  if (operand !== 'textScore')
    throw location(17308, `Unsupported argument to $meta: ${formatValue(operand)}`);
  return ({ root }) => scoreOf(root as Doc);
}

function letVariables(operand: Value, compiler: Compiler, name: string): Expression {
  const { vars, in: body } = namedArguments(operand, name, ['vars', 'in']);
  if (!isDoc(vars)) throw location(16876, 'invalid parameter: expected an object (vars)');
  const names = Object.keys(vars);
  names.forEach(checkVariableName);
  const values = names.map((variable) => compiler.expression(vars[variable]));
  const inner = compiler.with(names).expression(body);
  return (scope) => {
    const added: Doc = {};
    names.forEach((variable, i) => (added[variable] = values[i]!(scope)));
    return inner(withVariables(scope, added));
  };
}

/** Names in capitals are reserved for system variables; of those only CURRENT can be redefined. */
export function checkVariableName(name: string): void {
  if (name === 'CURRENT' || /^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) return;
  throw new MongoError(
    9,
    'FailedToParse',
    `'${name}' starts with an invalid character for a user variable name`,
  );
}
