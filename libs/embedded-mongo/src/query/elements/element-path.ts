import { isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';
import { isIndexName } from '../../values/paths.ts';

/** A test of one element; `undefined` is a missing one. */
export type ElementTest = (element: Value) => boolean;
export type DocTest = (doc: Doc) => boolean;

/**
 * The index, in the outermost array, of the element that last passed a test: the one that `$` in an update path means.
 * It is module state, reset by its only reader, so that ordinary matching costs just one assignment.
 */
export const matched: { index: number | undefined } = { index: undefined };

/**
 * Walks a dotted path as MongoDB does: true if any element it reaches passes the test. Arrays on the way are expanded;
 * with `expandLeaf`, an array at the end yields each of its elements and then itself.
 */
export function anyElement(path: string, expandLeaf: boolean, test: ElementTest): DocTest {
  if (!path.includes('.')) return topLevelTest(path, expandLeaf, test);
  const names = path.split('.');
  return (doc) => walk(doc, names, 0, expandLeaf, test);
}

function topLevelTest(name: string, expandLeaf: boolean, test: ElementTest): DocTest {
  return (doc) => {
    const value = doc[name];
    return Array.isArray(value) && expandLeaf ? testArray(value, test) : test(value);
  };
}

function testArray(array: Value[], test: ElementTest): boolean {
  for (let i = 0; i < array.length; i++) {
    if (test(array[i])) {
      matched.index = i;
      return true;
    }
  }
  return test(array);
}

function walk(
  doc: Doc,
  names: readonly string[],
  from: number,
  expandLeaf: boolean,
  test: ElementTest,
): boolean {
  let value: Value = doc;
  for (let at = from; at < names.length; at++) {
    if (Array.isArray(value)) return walkArray(value, names, at, expandLeaf, test);
    if (!isDoc(value)) return test(undefined);
    value = value[names[at]!];
  }
  return Array.isArray(value) && expandLeaf ? testArray(value, test) : test(value);
}

function walkArray(
  array: Value[],
  names: readonly string[],
  at: number,
  expandLeaf: boolean,
  test: ElementTest,
): boolean {
  const position = isIndexName(names[at]!) ? Number(names[at]) : -1;
  for (let i = 0; i < array.length; i++) {
    const element = array[i];
    const found =
      (isDoc(element) && walk(element, names, at, expandLeaf, test)) ||
      (i === position && walkPosition(element, names, at + 1, expandLeaf, test));
    if (found) {
      matched.index = i;
      return true;
    }
  }
  return false;
}

/** A number in the path picks one element of an array; that element is expanded only if the path goes on. */
function walkPosition(
  element: Value,
  names: readonly string[],
  at: number,
  expandLeaf: boolean,
  test: ElementTest,
): boolean {
  if (at === names.length) return test(element);
  if (Array.isArray(element)) return walkArray(element, names, at, expandLeaf, test);
  return isDoc(element) ? walk(element, names, at, expandLeaf, test) : false;
}
