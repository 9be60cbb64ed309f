import type { Doc } from '../values/bson/doc.ts';
import { compileOperators } from './compile-operators.ts';
import { compileReplacement, mixedUpdate } from './compile-replacement.ts';
import { compileUpdatePipeline } from './compile-update-pipeline.ts';
import type { Update, UpdateOptions } from './update.ts';

/** An update is made of operators, a replacement document or a pipeline; every error of form is thrown here. */
export function compileUpdate(update: Doc | Doc[], options: UpdateOptions): Update {
  if (Array.isArray(update)) return compileUpdatePipeline(update);
  const names = Object.keys(update);
  const operators = names.filter((name) => name.startsWith('$'));
  if (operators.length === 0 || !names[0]!.startsWith('$')) return compileReplacement(update);
  if (operators.length < names.length) throw mixedUpdate(names.find((name) => !name.startsWith('$')) ?? '');
  return compileOperators(update, options);
}
