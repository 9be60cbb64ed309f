import { badValue } from '../../errors.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { equalityTest } from './comparison-tests.ts';
import { conjunction, elementCondition } from '../elements/condition.ts';
import type { Condition } from '../elements/condition.ts';
import { anyElement, matched } from '../elements/element-path.ts';
import type { ElementTest } from '../elements/element-path.ts';
import type { FilterContext } from '../elements/filter-context.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';
import { isRegex } from '../../text/regex.ts';
import { regexValueTest } from './regex-operator.ts';

/** Operators that begin a filter on documents rather than a condition on a bare element. */
const logical = new Set(['$and', '$or', '$nor', '$where', '$expr', '$comment']);

export function elemMatchCondition(operand: Value, context: FilterContext): Condition {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  const test = elemMatchTest(operand, context);
  const onArray: ElementTest = (value) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex(test);
    if (index >= 0) matched.index = index;
    return index >= 0;
  };
  return { onPath: (path) => anyElement(path, false, onArray), onElement: onArray };
}

export function elemMatchTest(operand: Doc, context: FilterContext): ElementTest {
  const first = Object.keys(operand)[0] ?? '';
  if (isOperatorDoc(operand) && !logical.has(first))
    return context.compileOperators(operand, context).onElement;
  const filter = context.compileFilter(operand, context);
  return (element) => {
    if (isDoc(element)) return filter(element);
    return Array.isArray(element) && filter(docOf(element.map((inner, i) => [String(i), inner])));
  };
}

export function allCondition(operand: Value, context: FilterContext): Condition {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return { onPath: () => () => false, onElement: () => false };
  const byElement = isElemMatch(operand[0]);
  return conjunction(operand.map((value) => allPart(value, byElement, context)));
}

function allPart(value: Value, byElement: boolean, context: FilterContext): Condition {
  if (byElement) {
    if (!isElemMatch(value)) throw badValue('$all/$elemMatch has to be consistent');
    return elemMatchCondition(value.$elemMatch, context);
  }
  if (isOperatorDoc(value)) throw badValue('no $ expressions in $all');
  return elementCondition(isRegex(value) ? regexValueTest(value) : equalityTest(value, context.compare));
}

function isElemMatch(value: Value): value is Doc {
  return isDoc(value) && Object.keys(value)[0] === '$elemMatch';
}
