import { MongoError, badValue } from '../errors.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { lenient } from './update-context.ts';
import { addModifier } from './update-tree.ts';
import type { UpdateNode } from './update-tree.ts';

/** The target gets the value that the source had before the update; without a source, nothing happens. */
export function addRename(root: UpdateNode, source: string, target: Value): void {
  if (typeof target !== 'string')
    throw badValue(`The 'to' field for $rename must be a string: ${source}: ${formatValue(target)}`);
  if (source === target)
    throw badValue(`The source and target field for $rename must differ: ${source}: "${target}"`);
  for (const path of [source, target]) {
    if (path.split('.').some((name) => name.startsWith('$')))
      throw badValue(`The source and target field for $rename may not be dynamic: ${path}`);
  }
  const names = source.split('.');
  const leave = lenient(() => undefined);
  const arrive = lenient((current, context) => {
    const value = sourceValue(context.original, names, source);
    checkTarget(context.original, target.split('.'), target, value);
    return value === undefined ? current : value;
  });
  addModifier(root, source, leave);
  addModifier(root, target, arrive);
}

function sourceValue(doc: Doc, names: string[], path: string): Value {
  let value: Value = doc;
  for (const name of names) {
    if (Array.isArray(value)) throw throughArray('source', path, doc);
    if (!isDoc(value)) return undefined;
    value = value[name];
  }
  return value;
}

function checkTarget(doc: Doc, names: string[], path: string, moved: Value): void {
  if (moved === undefined) return;
  let value: Value = doc;
  for (const name of names) {
    if (Array.isArray(value)) throw throughArray('destination', path, doc);
    if (!isDoc(value)) return;
    value = value[name];
  }
}

function throughArray(end: string, path: string, doc: Doc): MongoError {
  return badValue(
    `The ${end} field cannot be an array element, '${path}' in doc with _id: ${formatValue(doc._id)} has an array field`,
  );
}
