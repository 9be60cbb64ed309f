import { isRegex } from '../../text/regex.ts';
import { docOf, isDoc } from '../../values/bson/doc.ts';
import type { Doc, Value } from '../../values/bson/doc.ts';

/**
 * Derives a filter on the foreign collection from the pipeline's leading $match, so that its indexes serve the join.
 * The filter holds only necessary conditions, as the $match itself still runs. `$expr` contributes those of the form `{
 * $eq: ['$field', '$$variable'] }`.
 */
export function foreignFilter(pipeline: readonly Value[], variables: Doc): Doc {
  const first = pipeline[0];
  const match = isDoc(first) ? first.$match : undefined;
  if (!isDoc(match)) return docOf([]);
  const plain = Object.keys(match).filter((name) => !name.startsWith('$'));
  const conditions = [
    ...plain.map((name) => docOf([[name, match[name]]])),
    ...equalities(match.$expr, variables),
  ];
  return conditions.length === 0 ? docOf([]) : docOf([['$and', conditions]]);
}

function equalities(expression: Value, variables: Doc): Doc[] {
  if (!isDoc(expression)) return [];
  if (Array.isArray(expression.$and)) return expression.$and.flatMap((part) => equalities(part, variables));
  if (!Array.isArray(expression.$eq) || expression.$eq.length !== 2) return [];
  const [a, b] = expression.$eq as [Value, Value];
  return [...equality(a, b, variables), ...equality(b, a, variables)];
}

function equality(field: Value, variable: Value, variables: Doc): Doc[] {
  if (typeof field !== 'string' || !/^\$[^$]/.test(field)) return [];
  if (typeof variable !== 'string' || !variable.startsWith('$$')) return [];
  const name = variable.slice(2);
  const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
  return isSelective(value) ? [docOf([[field.slice(1), docOf([['$eq', value]])]])] : [];
}

/** A filter compares null, arrays and documents by other rules than an expression. */
function isSelective(value: Value): boolean {
  return value !== undefined && value !== null && !Array.isArray(value) && !isDoc(value) && !isRegex(value);
}
