import { location } from '../errors.ts';
import { typeName } from './bson/bson-type.ts';
import { isDoc, newDoc, type Doc, type Value } from './bson/doc.ts';

export function mergeObjects(values: readonly Value[]): Doc {
  const merged = newDoc();
  for (const value of values) {
    if (value === undefined || value === null) continue;
    if (!isDoc(value))
      throw location(
        40400,
        `$mergeObjects requires object inputs, but input ${typeName(value)} is of type ${typeName(value)}`,
      );
    for (const name of Object.keys(value)) merged[name] = value[name];
  }
  return merged;
}
