import { isDoc } from '../values/bson/doc.ts';
import type { Value } from '../values/bson/doc.ts';
import { elemMatchTest } from './operators/array-operators.ts';
import type { ElementTest } from './elements/element-path.ts';
import type { FilterContext } from './elements/filter-context.ts';
import { fieldCondition, operatorsCondition } from './operators/field-operators.ts';
import { compileFilter } from './filter.ts';

/** A condition on array elements outside a filter, as in $pull and projections. */
export function compileElementTest(operand: Value): ElementTest {
  const context: FilterContext = {
    field: '',
    now: new Date(),
    compileFilter,
    compileOperators: operatorsCondition,
  };
  return isDoc(operand) ? elemMatchTest(operand, context) : fieldCondition(operand, context).onElement;
}
