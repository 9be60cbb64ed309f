import { MongoError, badValue } from '../errors.ts';
import { copyDoc, isDoc, newDoc, withoutField } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { isIndexName } from '../values/paths.ts';
import type { ArrayFilters, UpdateContext } from './update-context.ts';
import { addModifier, emptyNode, orderedNames } from './update-tree.ts';
import type { UpdateNode } from './update-tree.ts';

/** How many nulls may pad an array up to a new index. */
const mostPadding = 1_500_000;

export interface Application extends UpdateContext {
  filters: ArrayFilters;
}

/** Copies only what changes; the rest is shared with the original document. */
export function applyToDoc(node: UpdateNode, doc: Doc, run: Application, path = ''): Doc {
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
function applyAt(child: UpdateNode, current: Value, run: Application, path: string, name: string): Value {
  const here = path === '' ? name : `${path}.${name}`;
  if (child.modifier) return child.modifier(current, run, here);
  if (Array.isArray(current)) return applyToArray(child, current, run, here);
  requireNoArray(child, current, here);
  if (isDoc(current)) return applyToDoc(child, current, run, here);
  if (current === undefined) {
    const created = applyToDoc(child, newDoc(), run, here);
    return Object.keys(created).length === 0 ? undefined : created;
  }
  return blocked(child, current, run, name, here);
}

/** A scalar blocks the path: nothing can be created or found below it. Modifiers that are lenient skip it. */
function blocked(child: UpdateNode, current: Value, run: Application, name: string, here: string): Value {
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

/** `$` and `$[]` need an array at their path. */
function requireNoArray(child: UpdateNode, current: Value, here: string): void {
  for (const name of orderedNames(child)) {
    if (name === '$') throw badValue('The positional operator did not find the match needed from the query.');
    if (!name.startsWith('$[')) continue;
    if (current === undefined)
      throw badValue(`The path '${here}' must exist in the document in order to apply array updates.`);
    throw badValue(
      `Cannot apply array updates to non-array element ${here.split('.').at(-1) ?? ''}: ${formatValue(current)}`,
    );
  }
}

function applyToArray(node: UpdateNode, array: Value[], run: Application, path: string): Value[] {
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

/** `$`, `$[]` and `$[filter]` become indexes only when the array is known; several may point to the same element. */
function nodesByIndex(
  node: UpdateNode,
  array: Value[],
  run: Application,
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
  run: Application,
  path: string,
): number[] {
  if (name === '$') {
    const position = run.position();
    if (position === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    return [position];
  }
  if (name.startsWith('$[')) {
    const test = run.filters.get(name.slice(2, -1));
    return array.flatMap((element, i) => (!test || test(element) ? [i] : []));
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
