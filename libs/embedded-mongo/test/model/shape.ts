import { compare, isDocument, type Doc, type Value } from './order.ts';

/** An array counts as its smallest element ascending and its greatest descending; an empty one is less than null. */
export function sortCompare(sort: Record<string, 1 | -1>, a: Doc, b: Doc): number {
  for (const [path, direction] of Object.entries(sort)) {
    const order = compare(sortKey(a, path, direction), sortKey(b, path, direction)) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

function sortKey(doc: Doc, path: string, direction: 1 | -1): Value {
  const keys = keysAt(doc, path.split('.'));
  return keys.reduce((best, key) => (compare(key, best) * direction < 0 ? key : best));
}

/** The keys of a document in an index on the path: `undefined` for an empty array, null for a missing value. */
export function keysAt(value: Value, names: string[]): Value[] {
  if (names.length === 0) {
    if (!Array.isArray(value)) return [value ?? null];
    return value.length === 0 ? [undefined] : value;
  }
  if (!Array.isArray(value)) return isDocument(value) ? keysAt(value[names[0]!], names.slice(1)) : [null];
  if (/^\d+$/.test(names[0]!)) return keysAt(value[Number(names[0])], names.slice(1));
  if (value.length === 0) return [null];
  return value.flatMap((element) => (isDocument(element) ? keysAt(element, names) : [null]));
}

/** Applies a projection that includes or excludes whole paths. */
export function projected(doc: Doc, spec: Record<string, 0 | 1>): Doc {
  const paths = Object.keys(spec).filter((path) => path !== '_id');
  const keeps = paths.length > 0 ? spec[paths[0]!] === 1 : spec['_id'] === 1;
  const named = paths.map((path) => path.split('.'));
  if (keeps && spec['_id'] !== 0) named.push(['_id']);
  if (!keeps && spec['_id'] === 0) named.push(['_id']);
  return (keeps ? kept(doc, named) : dropped(doc, named)) as Doc;
}

function kept(value: Value, paths: string[][]): Value {
  if (paths.some((path) => path.length === 0)) return value;
  if (Array.isArray(value))
    return value
      .filter((element) => isDocument(element) || Array.isArray(element))
      .map((element) => kept(element, paths));
  if (!isDocument(value)) return undefined;
  return mapFields(value, (name, inner) => {
    const below = within(paths, name);
    return below.length === 0 ? undefined : kept(inner, below);
  });
}

function dropped(value: Value, paths: string[][]): Value {
  if (paths.some((path) => path.length === 0)) return undefined;
  if (Array.isArray(value))
    return value.map((element) =>
      isDocument(element) || Array.isArray(element) ? dropped(element, paths) : element,
    );
  if (!isDocument(value)) return value;
  return mapFields(value, (name, inner) => dropped(inner, within(paths, name)));
}

function within(paths: string[][], name: string): string[][] {
  return paths.filter((path) => path[0] === name).map((path) => path.slice(1));
}

function mapFields(doc: Doc, change: (name: string, value: Value) => Value): Doc {
  const result = Object.create(null) as Doc;
  for (const [name, value] of Object.entries(doc)) {
    const changed = change(name, value);
    if (changed !== undefined) result[name] = changed;
  }
  return result;
}
