import type { Value, Doc } from '../values/doc.ts';
import type { ElementTest } from '../query/element-path.ts';

/** What modifiers know of the update under way. */
export interface UpdateContext {
  isInsert: boolean;
  /** The document before the update. */
  original: Doc;
  now: Date;
  /** Index the filter matched in an array, for `$`; undefined when it matched none. */
  position(): number | undefined;
}

/** New value of a field from its present one; `undefined` is absent, both ways. The present value is never changed. */
export interface Modifier {
  (current: Value, context: UpdateContext, path: string): Value;
  /** Has nothing to do, rather than an error to report, where the path leads through a scalar or a name in an array. */
  isLenient?: boolean;
}

export function lenient(modifier: Modifier): Modifier {
  modifier.isLenient = true;
  return modifier;
}

export type ArrayFilters = ReadonlyMap<string, ElementTest>;
