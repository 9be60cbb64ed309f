import { badValue } from '../../errors.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import type { Condition } from '../elements/condition.ts';
import { anyElement, matched } from '../elements/element-path.ts';
import type { ElementTest } from '../elements/element-path.ts';
import type { FilterContext } from '../elements/filter-context.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';

/** Operators that begin a filter on documents rather than a condition on a bare element. */
const logical = new Set(['$and', '$or', '$nor', '$where', '$expr']);

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
