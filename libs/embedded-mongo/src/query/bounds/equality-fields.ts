import { MongoError } from '../../errors.ts';
import { isDoc, newDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';
import { isRegex } from '../../text/regex.ts';

/**
 * The fields that an upsert starts with: those that the filter fixes by equality, also through $and and a single $or.
 */
export function equalityFields(filter: Doc): Doc {
  const pinned = new Map<string, Value>();
  collect(filter, pinned);
  const seed = newDoc();
  for (const [path, value] of pinned) put(seed, path.split('.'), value);
  return seed;
}

function collect(filter: Doc, pinned: Map<string, Value>): void {
  for (const name of Object.keys(filter)) {
    const operand = filter[name];
    if (name === '$and' || (name === '$or' && (operand as Doc[]).length === 1)) {
      for (const branch of operand as Doc[]) collect(branch, pinned);
    } else if (!name.startsWith('$')) {
      collectField(name, operand, pinned);
    }
  }
}

function collectField(path: string, operand: Value, pinned: Map<string, Value>): void {
  if (!isOperatorDoc(operand)) {
    if (!isRegex(operand)) pin(path, operand, pinned);
    return;
  }
  if ('$eq' in operand) pin(path, operand.$eq, pinned);
  if (Array.isArray(operand.$in) && operand.$in.length === 1 && !isRegex(operand.$in[0]))
    pin(path, operand.$in[0], pinned);
}

function pin(path: string, value: Value, pinned: Map<string, Value>): void {
  for (const other of pinned.keys()) {
    if (other === path || other.startsWith(`${path}.`) || path.startsWith(`${other}.`)) throw notExact(path);
  }
  pinned.set(path, value);
}

function notExact(path: string): MongoError {
  return new MongoError(
    54,
    'NotSingleValueField',
    `cannot infer query fields to set, path '${path}' is matched twice`,
  );
}

function put(doc: Doc, path: string[], value: Value): void {
  const name = path[0]!;
  const rest = path.slice(1);
  const current = doc[name];
  if (rest.length === 0) {
    doc[name] = value;
    return;
  }
  const inner = isDoc(current) ? current : newDoc();
  doc[name] = inner;
  put(inner, rest, value);
}
