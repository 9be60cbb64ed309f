export type Value = unknown;
export type Doc = Record<string, Value>;

/**
 * Documents inherit nothing, so that `constructor`, `toString` or `__proto__` are ordinary fields. A constructor with
 * an empty prototype keeps V8's fast shapes; `Object.create(null)` would make slow dictionaries.
 */
const Fields = function () {} as unknown as { new (): Doc; prototype: object };
Fields.prototype = Object.create(null) as object;

export function newDoc(): Doc {
  return new Fields();
}

export function copyDoc(source: Doc): Doc {
  const copy = new Fields();
  for (const name of Object.keys(source)) copy[name] = source[name];
  return copy;
}

/** Copies all other fields: `delete` would turn the document into a slow dictionary. */
export function withoutField(source: Doc, left: string): Doc {
  const copy = new Fields();
  for (const name of Object.keys(source)) if (name !== left) copy[name] = source[name];
  return copy;
}

export function docOf(entries: Iterable<readonly [string, Value]>): Doc {
  const doc = new Fields();
  for (const [name, value] of entries) doc[name] = value;
  return doc;
}

/** True only for embedded documents: not for arrays, dates or BSON wrapper classes. */
export function isDoc(value: Value): value is Doc {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Fields.prototype || prototype === Object.prototype || prototype === null;
}
