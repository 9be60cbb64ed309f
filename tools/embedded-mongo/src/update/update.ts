import type { Doc } from '../values/bson/doc.ts';

/** Returns the changed document; the original stays unchanged, and shares its unchanged parts. */
export type Update = (doc: Doc, context: { isInsert: boolean }) => Doc;

export interface UpdateOptions {
  arrayFilters?: Doc[];
  /** Finds the element that `$` in a path stands for. */
  filter: Doc;
  /** Variables for expressions of a pipeline or of the filter. */
  let?: Doc;
  collation?: Doc;
}
