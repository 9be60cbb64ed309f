import { copyDoc, isDoc, newDoc, withoutField } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';

/** Copies the document with the value set at the path, creating documents on the way; `undefined` removes the field. */
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
