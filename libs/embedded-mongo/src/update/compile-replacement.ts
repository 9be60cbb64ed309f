import { MongoError, failedToParse } from '../errors.ts';
import { valuesEqual } from '../values/compare.ts';
import { copyDoc, newDoc } from '../values/bson/doc.ts';
import type { Doc } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import type { Update } from './update.ts';

/** The document as given, after the `_id` of the one it replaces. */
export function compileReplacement(replacement: Doc): Update {
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      'DollarPrefixedFieldName',
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return (doc) => withIdOf(doc, replacement);
}

export function withIdOf(doc: Doc, replacement: Doc): Doc {
  if (doc._id === undefined) return copyDoc(replacement);
  if (replacement._id !== undefined && !valuesEqual(replacement._id, doc._id)) {
    throw new MongoError(
      66,
      'ImmutableField',
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(replacement._id)}`,
    );
  }
  const result = newDoc();
  result._id = doc._id;
  for (const name of Object.keys(replacement)) if (name !== '_id') result[name] = replacement[name];
  return result;
}

export function mixedUpdate(name: string): MongoError {
  return failedToParse(
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}
