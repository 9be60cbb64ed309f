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
export type Modifier = (current: Value, context: UpdateContext, path: string) => Value;

export type ArrayFilters = ReadonlyMap<string, ElementTest>;
