import { MongoError, badValue } from '../errors.ts';
import type { Modifier } from './update-context.ts';

/** What happens at one point of the document: a modifier, or nodes below it by field name or `$`. */
export interface UpdateNode {
  modifier?: Modifier;
  children: Map<string, UpdateNode>;
  sortedNames?: string[];
}

export function emptyNode(): UpdateNode {
  return { children: new Map() };
}

const leafChildren: ReadonlyMap<string, UpdateNode> = new Map();

/** Rejects two modifiers if the path of one equals or contains the other's. */
export function addModifier(root: UpdateNode, path: string, modifier: Modifier): void {
  const names = checkedPath(path);
  let node = root;
  names.forEach((name, i) => {
    if (node.modifier) throw conflict(path, names.slice(0, i).join('.'));
    let child = node.children.get(name);
    if (!child) {
      child = emptyNode();
      node.children.set(name, child);
    }
    node = child;
  });
  if (node.modifier || node.children.size > 0) throw conflict(path, path);
  node.modifier = modifier;
  node.children = leafChildren as Map<string, UpdateNode>;
}

function checkedPath(path: string): string[] {
  if (path === '')
    throw new MongoError(56, 'EmptyFieldName', "'' is not a valid path: an empty update path is not valid.");
  const names = path.split('.');
  if (names.includes('')) {
    throw new MongoError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (names[0] === '$') {
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  }
  if (names.filter((name) => name === '$').length > 1)
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  const filtered = names.find((name) => name.startsWith('$['));
  if (filtered !== undefined)
    throw badValue(`unsupported positional operator: '${filtered}' in path '${path}'`);
  return names;
}

function conflict(path: string, where: string): MongoError {
  return new MongoError(
    40,
    'ConflictingUpdateOperators',
    `Updating the path '${path}' would create a conflict at '${where}'`,
  );
}

/** New fields are created in this order: numbers by value, names by bytes. */
export function orderedNames(node: UpdateNode): string[] {
  node.sortedNames ??= [...node.children.keys()].sort((a, b) => {
    const bothNumbers = /^\d+$/.test(a) && /^\d+$/.test(b);
    return bothNumbers ? Number(a) - Number(b) : a < b ? -1 : 1;
  });
  return node.sortedNames;
}
