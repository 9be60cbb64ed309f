import { location } from '../errors.ts';
import type { Doc, Value } from '../values/doc.ts';

/** The new value of a field, given its present one and the whole document; `undefined` leaves it out. */
export type Compute = (current: Value, doc: Doc) => Value;

/** What a projection says of one field: keep or drop it, compute it, or more about the fields within. */
export interface ProjectionNode {
  children: Map<string, ProjectionNode>;
  kept?: boolean;
  compute?: Compute;
  /** The computed value needs the field to be there: $slice and $elemMatch, unlike expressions. */
  transforms?: boolean;
}

export interface Projection {
  root: ProjectionNode;
  mode: 'include' | 'exclude' | 'overlay';
}

export function projectionNode(): ProjectionNode {
  return { children: new Map() };
}

/** The node at a path, created; refuses a path that lies within or above another. */
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
