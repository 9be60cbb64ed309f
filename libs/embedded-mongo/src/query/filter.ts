import { MongoError, badValue } from '../errors.ts';
import { compileExpression } from '../aggregation/expression/compile-expression.ts';
import { isTruthy } from '../aggregation/expression/operands/truth.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import type { DocTest } from './elements/element-path.ts';
import { fieldCondition } from './operators/field-operators.ts';
import type { FilterContext } from './elements/filter-context.ts';

type TopLevelOperator = (operand: Value, context: FilterContext) => DocTest;

const topLevel = new Map<string, TopLevelOperator>([
  ['$and', (operand, context) => every(branches('$and', operand, context))],
  ['$or', (operand, context) => some(branches('$or', operand, context))],
  ['$nor', nor],
  ['$expr', expression],
]);

/** The fields of a reference to another document, which are no operators. */
const REFERENCE = new Set(['$ref', '$id', '$db']);

export function compileFilter(filter: Doc, context: FilterContext): DocTest {
  const tests = Object.keys(filter).map((name) => {
    const operand = filter[name];
    if (!name.startsWith('$') || REFERENCE.has(name))
      return fieldCondition(operand, { ...context, field: name }).onPath(name);
    const operator = topLevel.get(name);
    if (operator) return operator(operand, context);
    throw badValue(
      `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  });
  return every(tests);
}

function every(tests: DocTest[]): DocTest {
  if (tests.length === 0) return () => true;
  if (tests.length === 1) return tests[0]!;
  return (doc) => {
    for (const test of tests) if (!test(doc)) return false;
    return true;
  };
}

function some(tests: DocTest[]): DocTest {
  return (doc) => {
    for (const test of tests) if (test(doc)) return true;
    return false;
  };
}

function nor(operand: Value, context: FilterContext): DocTest {
  const any = some(branches('$nor', operand, context));
  return (doc) => !any(doc);
}

function branches(name: string, operand: Value, context: FilterContext): DocTest[] {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (operand.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return operand.map((branch) => {
    if (!isDoc(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(branch, context);
  });
}

function expression(operand: Value, context: FilterContext): DocTest {
  if (operand === undefined) throw new MongoError(2, 'BadValue', '$expr needs an expression');
  const evaluate = compileExpression(operand);
  return (doc) => isTruthy(evaluate({ root: doc, now: context.now }));
}
