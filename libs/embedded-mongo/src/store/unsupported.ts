import type { Doc } from '../values/bson/document.ts';
import type { IndexSpec } from './records/collection-index.ts';

const INDEX_FIELDS = new Set([
  'name',
  'key',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
]);

/**
 * What a catalogue says that this server does not have, such as the collation of a collection that an earlier version
 * admitted. Without it, the collection would give wrong answers.
 */
export function unsupportedIn(options: Doc, specs: readonly IndexSpec[]): string | null {
  const [option] = Object.keys(options);
  if (option !== undefined) return option;
  for (const spec of specs) {
    const field = Object.keys(spec).find((name) => !INDEX_FIELDS.has(name));
    if (field !== undefined) return `${spec.name}.${field}`;
    const kind = Object.values(spec.key).find((direction) => direction !== 1 && direction !== -1);
    if (kind !== undefined) return `${spec.name}: ${String(kind)}`;
  }
  return null;
}
