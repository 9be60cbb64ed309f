import { MongoError, badValue } from '../../errors.ts';
import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { isTruthy } from '../../aggregation/expression/operands/truth.ts';
import { elemMatchCondition } from './array-operators.ts';
import { equalityTest, orderTest } from './comparison-tests.ts';
import type { Relation } from './comparison-tests.ts';
import { conjunction, elementCondition, negation } from '../elements/condition.ts';
import type { Condition } from '../elements/condition.ts';
import type { FilterContext } from '../elements/filter-context.ts';
import { inTest } from './in-operator.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';
import { isRegex } from '../../text/regex.ts';
import { regexOperatorTest, regexValueTest } from './regex-operator.ts';
import { typeTest } from './type-operator.ts';

type Operator = (operand: Value, context: FilterContext, siblings: Doc) => Condition;

const order =
  (relation: Relation): Operator =>
  (operand, context) => {
    if (isRegex(operand))
      throw badValue(`Can't have RegEx as arg to predicate over field '${context.field}'.`);
    return elementCondition(orderTest(relation, operand));
  };

const operators = new Map<string, Operator>([
  ['$eq', (operand) => elementCondition(equalityTest(operand))],
  ['$ne', notEqual],
  ['$gt', order('$gt')],
  ['$gte', order('$gte')],
  ['$lt', order('$lt')],
  ['$lte', order('$lte')],
  ['$in', (operand) => elementCondition(inTest('$in', operand))],
  ['$nin', (operand) => negation(elementCondition(inTest('$nin', operand)))],
  ['$not', not],
  ['$exists', exists],
  ['$type', (operand) => elementCondition(typeTest(operand))],
  ['$elemMatch', elemMatchCondition],
  [
    '$regex',
    (operand, _context, siblings) => elementCondition(regexOperatorTest(operand, siblings.$options)),
  ],
  ['$options', options],
]);

/** The condition on one field: a value to equal, a regular expression, or operators that must all hold. */
export function fieldCondition(operand: Value, context: FilterContext): Condition {
  if (isRegex(operand)) return elementCondition(regexValueTest(operand));
  if (!isOperatorDoc(operand)) return elementCondition(equalityTest(operand));
  return operatorsCondition(operand, context);
}

export function operatorsCondition(operatorDoc: Doc, context: FilterContext): Condition {
  const parts = Object.keys(operatorDoc).map((name) => {
    const operator = operators.get(name);
    if (!operator) throw badValue(`unknown operator: ${name}`);
    return operator(operatorDoc[name], context, operatorDoc);
  });
  return conjunction(parts);
}

function notEqual(operand: Value): Condition {
  if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
  return negation(elementCondition(equalityTest(operand)));
}

function not(operand: Value, context: FilterContext): Condition {
  if (isRegex(operand)) return negation(elementCondition(regexValueTest(operand)));
  if (!isDoc(operand)) throw badValue('$not needs a regex or a document');
  if (Object.keys(operand).length === 0) throw badValue('$not cannot be empty');
  return negation(operatorsCondition(operand, context));
}

function exists(operand: Value): Condition {
  const present = elementCondition((element) => element !== undefined);
  return isTruthy(operand) ? present : negation(present);
}

/** `$options` takes effect through the `$regex` beside it. */
function options(_operand: Value, _context: FilterContext, siblings: Doc): Condition {
  if (siblings.$regex === undefined) throw new MongoError(2, 'BadValue', '$options needs a $regex');
  return { onPath: () => () => true, onElement: () => true };
}
