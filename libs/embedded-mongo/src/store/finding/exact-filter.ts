import { Decimal128, Double, Long, ObjectId } from 'bson';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import type { CollectionIndex } from '../records/collection-index.ts';
import type { IndexReach } from './key-ranges.ts';

/** If a number in the path picks an array out of another one, an index expands that array but a filter does not. */
const POSITION = /\.\d+(\.|$)/;

/** Whether the points of an index decide the whole filter: each clause must be an equality on a point field. */
export function isExact(filter: Doc, index: CollectionIndex, reach: IndexReach): boolean {
  const entries = Object.entries(filter);
  if (entries.length === 0)
    return index.spec.sparse !== true && index.spec.partialFilterExpression === undefined;
  if (index.spec.partialFilterExpression !== undefined && reach.pointFields === 0) return false;
  return entries.every(([path, condition]) => {
    const at = index.paths.indexOf(path);
    if (at === -1 || at >= reach.pointFields || POSITION.test(path)) return false;
    // Deeper down, an array without such a field has the key of null too.
    if (condition === null) return !path.includes('.') && !index.isMultikey;
    return isPlainEquality(condition);
  });
}

function isPlainEquality(condition: unknown): boolean {
  if (!isDoc(condition)) return isScalar(condition);
  const operators = Object.keys(condition);
  if (operators.length !== 1) return false;
  if (operators[0] === '$eq') return isScalar(condition['$eq']);
  return operators[0] === '$in' && Array.isArray(condition['$in']) && condition['$in'].every(isScalar);
}

/** Null, arrays and documents are not: equal keys do not make them equal. */
export function isScalar(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number')
    return value === value;
  return (
    value instanceof ObjectId ||
    value instanceof Date ||
    value instanceof Long ||
    value instanceof Double ||
    value instanceof Decimal128
  );
}
