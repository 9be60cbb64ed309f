import type { Value, Doc } from '../values/bson/doc.ts';

/** What modifiers need to know about the update under way. */
export interface UpdateContext {
  isInsert: boolean;
  /** The document before the update. */
  original: Doc;
  /** The array index that the filter matched, for `$`; undefined if it matched none. */
  position(): number | undefined;
}

/** Computes a field's new value from its current one, which it must not change; `undefined` means absent in both. */
export interface Modifier {
  (current: Value, context: UpdateContext, path: string): Value;
  /** If the path leads through a scalar or a name within an array, does nothing instead of reporting an error. */
  isLenient?: boolean;
}

export function lenient(modifier: Modifier): Modifier {
  modifier.isLenient = true;
  return modifier;
}
