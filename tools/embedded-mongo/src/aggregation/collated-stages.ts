import { badValue } from '../errors.ts';
import { isSimpleCollation } from '../text/collation.ts';
import { isDoc, type Doc, type Value } from '../values/bson/doc.ts';

const COLLATED = new Set(['$match', '$sort']);
const INDIFFERENT = new Set(['$limit', '$skip', '$count', '$sample', '$unset', '$unwind']);

/** Expressions, groups and joins compare texts byte by byte, so under a collation their results would be wrong. */
export function refuseCollation(name: string, operand: Value, collation: Doc | undefined): void {
  if (isSimpleCollation(collation) || COLLATED.has(name) || INDIFFERENT.has(name)) return;
  if (name === '$project' && isDoc(operand) && Object.values(operand).every(isFlag)) return;
  throw badValue(`unsupported under a collation: ${name}`);
}

function isFlag(value: Value): boolean {
  return typeof value === 'boolean' || value === 0 || value === 1;
}
