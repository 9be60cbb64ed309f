import { copyDoc, isDoc, newDoc, withoutField } from '../../values/doc.ts';
import type { Doc, Value } from '../../values/doc.ts';

/** A copy of the document with the value at the path, documents created on the way; `undefined` removes. */
export function setPath(doc: Doc, names: readonly string[], value: Value): Doc {
  const name = names[0]!;
  const rest = names.slice(1);
  const current = doc[name];
  const next = rest.length === 0 ? value : setPath(isDoc(current) ? current : newDoc(), rest, value);
  if (next === undefined) return withoutField(doc, name);
  const copy = copyDoc(doc);
  copy[name] = next;
  return copy;
}
