import type { Doc } from '../values/doc.ts';
import type { Comparer } from './collation.ts';

/** What operators need to know of the filter around them. */
export interface FilterContext {
  compare: Comparer;
  /** Path of the field being compiled, for error texts. */
  field: string;
  /** Variables of an enclosing command or $lookup, for $expr. */
  variables: Doc;
  now: Date;
}
