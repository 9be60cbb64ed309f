import { BSONRegExp } from 'bson';
import type { Value } from './doc.ts';

/** Pattern and MongoDB flags of a regular expression, stored or literal. */
export function regexParts(value: Value): { pattern: string; flags: string } {
  if (value instanceof BSONRegExp) return { pattern: value.pattern, flags: value.options };
  const { source, flags } = value as RegExp;
  return { pattern: source, flags: [...flags].filter((flag) => 'imsx'.includes(flag)).join('') };
}
