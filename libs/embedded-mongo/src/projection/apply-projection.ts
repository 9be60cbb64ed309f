import { copyDoc, isDoc, newDoc, withoutField } from '../values/bson/doc.ts';
import type { Doc, Value } from '../values/bson/doc.ts';
import type { Projection, ProjectionNode } from './projection-node.ts';

export function applyProjection({ root, mode }: Projection): (doc: Doc) => Doc {
  if (mode === 'include') return (doc) => include(root, doc, doc);
  if (mode === 'exclude') return (doc) => exclude(root, doc, doc);
  return (doc) => overlay(root, doc, doc);
}

/** Kept fields stay in the document's order; computed fields follow in the order of the projection. */
function include(node: ProjectionNode, source: Doc, doc: Doc): Doc {
  const result = newDoc();
  for (const name of Object.keys(source)) {
    const child = node.children.get(name);
    if (!child || (child.compute && !child.transforms)) continue;
    const value = includeField(child, source[name], doc);
    if (value !== undefined) result[name] = value;
  }
  for (const [name, child] of node.children) {
    const value = isComputed(child)
      ? child.compute!(source[name], doc)
      : createdWithin(child, source[name], doc);
    if (value !== undefined) result[name] = value;
  }
  return result;
}

function isComputed(node: ProjectionNode): boolean {
  return node.compute !== undefined && !node.transforms;
}

/** Creates the computed fields below a field that the document lacks. */
function createdWithin(child: ProjectionNode, value: Value, doc: Doc): Value {
  return value === undefined && computes(child) ? include(child, newDoc(), doc) : undefined;
}

function includeField(child: ProjectionNode, value: Value, doc: Doc): Value {
  if (child.kept !== undefined) return child.kept ? value : undefined;
  if (child.compute) return child.compute(value, doc);
  if (isDoc(value)) return include(child, value, doc);
  if (Array.isArray(value)) return includeElements(child, value, doc);
  return computes(child) ? include(child, newDoc(), doc) : undefined;
}

/** Drops scalars within an array, unless a computed value replaces them. */
function includeElements(child: ProjectionNode, array: Value[], doc: Doc): Value[] {
  const values: Value[] = [];
  for (const element of array) {
    const value = includeField(child, element, doc);
    if (value !== undefined) values.push(value);
  }
  return values;
}

function exclude(node: ProjectionNode, source: Doc, doc: Doc): Doc {
  const result = newDoc();
  for (const name of Object.keys(source)) {
    const child = node.children.get(name);
    const value = child ? excludeField(child, source[name], doc) : source[name];
    if (value !== undefined) result[name] = value;
  }
  for (const [name, child] of node.children)
    if (source[name] === undefined && computes(child))
      result[name] = child.compute ? child.compute(undefined, doc) : exclude(child, newDoc(), doc);
  return result;
}

function excludeField(child: ProjectionNode, value: Value, doc: Doc): Value {
  if (child.kept !== undefined) return child.kept ? value : undefined;
  if (child.compute) return child.compute(value, doc);
  if (isDoc(value)) return exclude(child, value, doc);
  return Array.isArray(value) ? value.map((element) => excludeElement(child, element, doc)) : value;
}

function excludeElement(child: ProjectionNode, element: Value, doc: Doc): Value {
  return isDoc(element) || Array.isArray(element) ? excludeField(child, element, doc) : element;
}

/** Sets the computed fields in the document; a scalar on the way to a deeper one is replaced by a document. */
function overlay(node: ProjectionNode, source: Doc, doc: Doc): Doc {
  let result = copyDoc(source);
  for (const [name, child] of node.children) {
    const value = overlayField(child, source[name], doc);
    if (value === undefined) result = withoutField(result, name);
    else result[name] = value;
  }
  return result;
}

function overlayField(child: ProjectionNode, value: Value, doc: Doc): Value {
  if (child.compute) return child.compute(value, doc);
  if (Array.isArray(value)) return value.map((element) => overlayField(child, element, doc));
  return overlay(child, isDoc(value) ? value : newDoc(), doc);
}

function computes(node: ProjectionNode): boolean {
  if (node.compute) return !node.transforms;
  for (const child of node.children.values()) if (computes(child)) return true;
  return false;
}
