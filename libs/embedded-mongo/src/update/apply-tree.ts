import { MongoError, badValue } from '../errors.ts';
import { copyDoc, isDoc, newDoc, withoutField } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { isIndexName } from '../values/paths.ts';
import type { UpdateContext } from './update-context.ts';
import { addModifier, emptyNode, orderedNames } from './update-tree.ts';
import type { UpdateNode } from './update-tree.ts';

/** How many nulls may pad an array up to a new index. */
const mostPadding = 1_500_000;

/** Copies only what changes; the rest is shared with the original document. */
export function applyToDoc(node: UpdateNode, doc: Doc, run: UpdateContext, path = ''): Doc {
  let result: Doc | undefined;
  for (const name of orderedNames(node)) {
    const current = doc[name];
    const next = applyAt(node.children.get(name)!, current, run, path, name);
    if (next === current) continue;
    if (next === undefined) {
      result = withoutField(result ?? doc, name);
    } else {
      result ??= copyDoc(doc);
      result[name] = next;
    }
  }
  return result ?? doc;
}

/** Modifiers that return `undefined` create nothing: a path whose fields are only unset must not come into being. */
function applyAt(child: UpdateNode, current: Value, run: UpdateContext, path: string, name: string): Value {
  const here = path === '' ? name : `${path}.${name}`;
  if (child.modifier) return child.modifier(current, run, here);
  if (Array.isArray(current)) return applyToArray(child, current, run, here);
  requireNoArray(child);
  if (isDoc(current)) return applyToDoc(child, current, run, here);
  if (current === undefined) {
    const created = applyToDoc(child, newDoc(), run, here);
    return Object.keys(created).length === 0 ? undefined : created;
  }
  return blocked(child, current, run, name, here);
}

/** A scalar blocks the path: nothing can be created or found below it. Modifiers that are lenient skip it. */
function blocked(child: UpdateNode, current: Value, run: UpdateContext, name: string, here: string): Value {
  const [field] = Object.keys(applyToDoc(child, newDoc(), run, here));
  if (field !== undefined) throw cannotCreate(field, name, current);
  if (!isLenient(child)) throw cannotTraverse([...child.children.keys()][0]!, here, name, current);
  return current;
}

function isLenient(node: UpdateNode): boolean {
  if (node.modifier !== undefined) return node.modifier.isLenient === true;
  return [...node.children.values()].every(isLenient);
}

function cannotCreate(field: string, name: string, current: Value): MongoError {
  return new MongoError(
    28,
    'PathNotViable',
    `Cannot create field '${field}' in element {${name}: ${formatValue(current)}}`,
  );
}

function cannotTraverse(part: string, here: string, name: string, current: Value): MongoError {
  return new MongoError(
    28,
    'PathNotViable',
    `Cannot use the part (${part}) of (${here}.${part}) to traverse the element ({${name}: ${formatValue(current)}})`,
  );
}

/** `$` needs an array at its path. */
function requireNoArray(child: UpdateNode): void {
  if (child.children.has('$'))
    throw badValue('The positional operator did not find the match needed from the query.');
}

function applyToArray(node: UpdateNode, array: Value[], run: UpdateContext, path: string): Value[] {
  const byIndex = nodesByIndex(node, array, run, path);
  let result: Value[] | undefined;
  for (const [index, child] of byIndex) {
    const current = array[index];
    const next = applyAt(child, current, run, path, String(index));
    if (next === current) continue;
    result ??= [...array];
    if (next !== undefined) pad(result, index);
    if (next !== undefined || index < result.length) result[index] = next === undefined ? null : next;
  }
  return result ?? array;
}

function pad(array: Value[], index: number): void {
  if (index - array.length > mostPadding)
    throw badValue('attempting to backfill array with too many elements');
  while (array.length < index) array.push(null);
}

/** `$` becomes an index only when the array is known, and may point to the same element as a number. */
function nodesByIndex(
  node: UpdateNode,
  array: Value[],
  run: UpdateContext,
  path: string,
): Map<number, UpdateNode> {
  const byIndex = new Map<number, UpdateNode>();
  for (const name of orderedNames(node)) {
    const child = node.children.get(name)!;
    for (const index of indexesFor(name, child, array, run, path)) {
      const other = byIndex.get(index);
      byIndex.set(index, other ? merged(other, child, `${path}.${index}`) : child);
    }
  }
  return new Map([...byIndex].sort(([a], [b]) => a - b));
}

function indexesFor(
  name: string,
  node: UpdateNode,
  array: Value[],
  run: UpdateContext,
  path: string,
): number[] {
  if (name === '$') {
    const position = run.position();
    if (position === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    return [position];
  }
  if (isIndexName(name)) return [Number(name)];
  blocked(onlyChild(name, node), array, run, path.split('.').at(-1) ?? '', path);
  return [];
}

function onlyChild(name: string, node: UpdateNode): UpdateNode {
  return { children: new Map([[name, node]]) };
}

function merged(a: UpdateNode, b: UpdateNode, path: string): UpdateNode {
  const result = emptyNode();
  addAll(a, [], result, path);
  addAll(b, [], result, path);
  return result;
}

function addAll(node: UpdateNode, below: string[], into: UpdateNode, path: string): void {
  if (node.modifier) {
    if (below.length === 0)
      throw new MongoError(40, 'ConflictingUpdateOperators', `Update created a conflict at '${path}'`);
    addModifier(into, below.join('.'), node.modifier);
    return;
  }
  for (const [name, child] of node.children) addAll(child, [...below, name], into, path);
}
