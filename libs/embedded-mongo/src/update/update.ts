import type { Doc } from '../values/bson/doc.ts';

/** Returns the changed document; the original stays unchanged, and shares its unchanged parts. */
export type Update = (doc: Doc, context: { isInsert: boolean }) => Doc;

export interface UpdateOptions {
  /** Finds the element that `$` in a path stands for. */
  filter: Doc;
}
