import { location } from '../../../errors.ts';
import { typeName } from '../../../values/bson/bson-type.ts';
import { copyDoc, docOf, isDoc, withoutField } from '../../../values/bson/doc.ts';
import type { Doc, Value } from '../../../values/bson/doc.ts';
import { mergeObjects } from '../../../values/merge-objects.ts';
import { namedArguments, unary, variadic } from '../operands/arguments.ts';
import type { Compiler, Expression, OperatorTable } from '../operands/expression.ts';
import { isNullish } from '../operands/truth.ts';

export const objectOperators: OperatorTable = {
  $mergeObjects: variadic((values) =>
    mergeObjects(values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values),
  ),
  $objectToArray: unary((value) => {
    if (isNullish(value)) return null;
    if (!isDoc(value))
      throw location(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.keys(value).map((name) =>
      docOf([
        ['k', name],
        ['v', value[name]],
      ]),
    );
  }),
  $getField: getField,
  $setField: (operand, compiler, name) =>
    setField(namedArguments(operand, name, ['field', 'input', 'value']), compiler),
  $unsetField: (operand, compiler, name) =>
    setField({ ...namedArguments(operand, name, ['field', 'input']), value: '$$REMOVE' }, compiler),
};

function getField(operand: Value, compiler: Compiler, name: string): Expression {
  const { field, input } =
    isDoc(operand) && 'field' in operand
      ? namedArguments(operand, name, ['field'], ['input'])
      : { field: operand, input: undefined };
  const fieldName = compiler.expression(field);
  const source = compiler.expression(input ?? '$$CURRENT');
  return (scope) => {
    const key = fieldName(scope);
    if (typeof key !== 'string')
      throw location(
        3041704,
        `$getField requires 'field' to evaluate to type String, but got ${typeName(key)}`,
      );
    const from = source(scope);
    if (isDoc(from)) return from[key];
    return from === null ? null : undefined;
  };
}

/** A text that begins with a dollar is a path unless it is wrapped in $literal. */
function constantName(field: Value): string {
  const name = isDoc(field) ? field.$literal : field;
  if (typeof name === 'string' && (isDoc(field) || !name.startsWith('$'))) return name;
  throw location(4161107, "$setField requires 'field' to evaluate to a constant String");
}

function setField(operand: Doc, compiler: Compiler): Expression {
  const field = constantName(operand.field);
  const source = compiler.expression(operand.input);
  const added = compiler.expression(operand.value);
  return (scope) => {
    const from = source(scope);
    if (isNullish(from)) return null;
    if (!isDoc(from)) throw location(4161105, "$setField requires 'input' to evaluate to type Object");
    const value = added(scope);
    if (value === undefined) return withoutField(from, field);
    const result = copyDoc(from);
    result[field] = value;
    return result;
  };
}
