import type { Doc } from '../values/doc.ts';
import type { Comparer } from './collation.ts';
import type { Condition } from './condition.ts';
import type { DocTest } from './element-path.ts';

/** What operators need to know of the filter around them. */
export interface FilterContext {
  compare: Comparer;
  /** Path of the field being compiled, for error texts. */
  field: string;
  /** Variables of an enclosing command or $lookup, for $expr. */
  variables: Doc;
  now: Date;
  /** An operator may hold a filter of its own ($elemMatch), or conditions on a bare element. */
  compileFilter(filter: Doc, context: FilterContext): DocTest;
  compileOperators(operatorDoc: Doc, context: FilterContext): Condition;
}
