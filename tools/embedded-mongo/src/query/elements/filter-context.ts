import type { Doc, Value } from '../../values/bson/doc.ts';
import type { Comparer } from '../../text/collation.ts';
import type { Condition } from './condition.ts';
import type { DocTest } from './element-path.ts';

/** What operators need to know about the filter they belong to. */
export interface FilterContext {
  compare: Comparer;
  /** Path of the field being compiled, for error messages. */
  field: string;
  /** Variables of the surrounding command or $lookup, for $expr. */
  variables: Doc;
  now: Date;
  /** For `$text`, where the index of a collection can answer it. */
  text?: ((operand: Value) => DocTest) | undefined;
  /** For operators that contain a filter ($elemMatch) or conditions on a bare element. */
  compileFilter(filter: Doc, context: FilterContext): DocTest;
  compileOperators(operatorDoc: Doc, context: FilterContext): Condition;
}
