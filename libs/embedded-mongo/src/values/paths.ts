import { MongoError, location } from '../errors.ts';
import { isDoc, newDoc } from './bson/doc.ts';
import type { Doc, Value } from './bson/doc.ts';

const index = /^(0|[1-9]\d*)$/;

export function isIndexName(name: string): boolean {
  return index.test(name);
}

/**
 * The keys of a document in a (compound) index; an array gives one key per element. Missing counts as null and an empty
 * array as undefined. Equal elements give equal keys, which the index stores once.
 */
export function indexKeys(doc: Doc, paths: readonly string[]): Value[][] {
  const plain = plainKey(doc, paths);
  if (plain) return [plain];
  const keys: Value[][] = [];
  const remaining = paths.map((path) => path.split('.'));
  expand(doc, remaining, new Array<Value>(paths.length).fill(null), keys);
  return keys;
}

/** Paths without dots to values other than arrays need no expansion. */
function plainKey(doc: Doc, paths: readonly string[]): Value[] | undefined {
  const key: Value[] = [];
  for (const path of paths) {
    if (path.includes('.')) return undefined;
    const value = doc[path];
    if (Array.isArray(value)) return undefined;
    key.push(value === undefined ? null : value);
  }
  return key;
}

interface Reached {
  value: Value;
  rest: string[];
}

/** An empty `remaining[i]` means that component i is final in `fixed`. */
function expand(doc: Doc, remaining: readonly string[][], fixed: Value[], keys: Value[][]): void {
  const key = [...fixed];
  const rests = remaining.map(() => [] as string[]);
  const inArray: number[] = [];
  let array: Value[] | undefined;
  let arrayPath = '';
  remaining.forEach((path, i) => {
    if (path.length === 0) return;
    const reached = descend(doc, path);
    if (!Array.isArray(reached.value)) {
      key[i] = reached.value === undefined ? null : reached.value;
      return;
    }
    const here = path.slice(0, path.length - reached.rest.length).join('.');
    if (array && array !== reached.value) throw parallelArrays(arrayPath, here);
    array = reached.value;
    arrayPath = here;
    rests[i] = reached.rest;
    inArray.push(i);
  });
  if (!array) keys.push(key);
  else expandArray(array, inArray, rests, key, keys);
}

function expandArray(
  array: Value[],
  inArray: number[],
  rests: string[][],
  key: Value[],
  keys: Value[][],
): void {
  if (array.length === 0) {
    for (const i of inArray) key[i] = rests[i]!.length === 0 ? undefined : null;
    keys.push(key);
    return;
  }
  for (const element of array) {
    const elementKey = [...key];
    for (const i of inArray) if (rests[i]!.length === 0) elementKey[i] = element;
    expand(isDoc(element) ? element : newDoc(), rests, elementKey, keys);
  }
}

/** Follows the path to its end or to the first array that must be expanded. */
function descend(doc: Doc, path: string[]): Reached {
  let value: Value = doc;
  for (let i = 0; i < path.length; i++) {
    if (Array.isArray(value)) {
      if (!isIndexName(path[i]!)) return { value, rest: path.slice(i) };
      if (value.some((element) => isDoc(element) && path[i]! in element)) {
        throw location(
          16746,
          `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${path[i]}' for array: ${path.slice(0, i).join('.')}`,
        );
      }
      value = value[Number(path[i])];
    } else if (isDoc(value)) {
      value = value[path[i]!];
    } else {
      return { value: undefined, rest: [] };
    }
  }
  return { value, rest: [] };
}

function parallelArrays(first: string, second: string): MongoError {
  return new MongoError(
    171,
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${second}] [${first}]`,
  );
}
