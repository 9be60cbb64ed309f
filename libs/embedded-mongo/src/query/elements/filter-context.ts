import type { Doc } from '../../values/bson/doc.ts';
import type { Condition } from './condition.ts';
import type { DocTest } from './element-path.ts';

/** What operators need to know about the filter they belong to. */
export interface FilterContext {
  /** Path of the field being compiled, for error messages. */
  field: string;
  now: Date;
  /** For operators that contain a filter ($elemMatch) or conditions on a bare element. */
  compileFilter(filter: Doc, context: FilterContext): DocTest;
  compileOperators(operatorDoc: Doc, context: FilterContext): Condition;
}
