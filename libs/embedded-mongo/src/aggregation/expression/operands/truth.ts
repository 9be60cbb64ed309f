import { isNumeric } from '../../../values/bson/bson-type.ts';
import type { Value } from '../../../values/bson/doc.ts';
import { toNumber } from '../../../values/numbers/numbers.ts';

/** Missing, null, false and any zero are false; NaN, empty texts and empty arrays are true. */
export function isTruthy(value: Value): boolean {
  if (value === undefined || value === null || value === false) return false;
  return !isNumeric(value) || toNumber(value) !== 0;
}

export function isNullish(value: Value): value is null | undefined {
  return value === null || value === undefined;
}
