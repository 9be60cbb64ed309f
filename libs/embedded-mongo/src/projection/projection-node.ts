import { location } from '../errors.ts';
import type { Doc, Value } from '../values/bson/doc.ts';

/** Computes a field's new value from its current one and the whole document; `undefined` leaves the field out. */
export type Compute = (current: Value, doc: Doc) => Value;

/** What a projection does with one field: keep it, drop it, compute it, or descend into it. */
export interface ProjectionNode {
  children: Map<string, ProjectionNode>;
  kept?: boolean;
  compute?: Compute;
  /** The field must exist for it to be computed: true for $elemMatch and `path.$`, false for expressions. */
  transforms?: boolean;
}

export interface Projection {
  root: ProjectionNode;
  mode: 'include' | 'exclude' | 'overlay';
}

export function projectionNode(): ProjectionNode {
  return { children: new Map() };
}

/** Returns the node at a path, creating it; rejects a path that lies within another or contains it. */
export function nodeAt(root: ProjectionNode, path: string): ProjectionNode {
  const names = path.split('.');
  let node = root;
  names.forEach((name, i) => {
    if (isLeaf(node))
      throw location(31249, `Path collision at ${path} remaining portion ${names.slice(i).join('.')}`);
    let child = node.children.get(name);
    if (!child) {
      child = projectionNode();
      node.children.set(name, child);
    }
    node = child;
  });
  if (isLeaf(node) || node.children.size > 0) throw location(31250, `Path collision at ${path}`);
  return node;
}

function isLeaf(node: ProjectionNode): boolean {
  return node.kept !== undefined || node.compute !== undefined;
}
