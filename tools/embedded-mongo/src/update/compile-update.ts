import type { Doc } from '../values/doc.ts';
import { compileOperators } from './compile-operators.ts';
import { compileReplacement, mixedUpdate } from './compile-replacement.ts';
import { compileUpdatePipeline } from './compile-update-pipeline.ts';

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

/** An update is made of operators, a replacement document or a pipeline; every error of form is thrown here. */
export function compileUpdate(update: Doc | Doc[], options: UpdateOptions): Update {
  if (Array.isArray(update)) return compileUpdatePipeline(update, options.let);
  const names = Object.keys(update);
  const operators = names.filter((name) => name.startsWith('$'));
  if (operators.length === 0 || !names[0]!.startsWith('$')) return compileReplacement(update);
  if (operators.length < names.length) throw mixedUpdate(names.find((name) => !name.startsWith('$')) ?? '');
  return compileOperators(update, options);
}
