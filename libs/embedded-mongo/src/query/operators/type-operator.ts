import { badValue, typeMismatch } from '../../errors.ts';
import { bsonType, isNumeric, isNumericType, typeCodeOf } from '../../values/bson/bson-type.ts';
import type { Value } from '../../values/bson/doc.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import type { ElementTest } from '../elements/element-path.ts';

/** Codes 6 and 12 are BSON's deprecated undefined and DBPointer: a query may name them, but nothing stored has them. */
const validCodes = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, -1, 127]);

export function typeTest(operand: Value): ElementTest {
  const wanted = Array.isArray(operand) ? operand : [operand];
  if (wanted.length === 0) throw badValue(' must match at least one type');
  const codes = new Set(wanted.flatMap(typeCodes));
  return (element) => element !== undefined && codes.has(bsonType(element));
}

function typeCodes(type: Value): number[] {
  if (typeof type === 'string') {
    if (type === 'number') return [1, 16, 18, 19];
    if (type === 'undefined' || type === 'dbPointer') return [];
    const code = typeCodeOf(type);
    if (code === undefined) throw badValue(`Unknown type name alias: ${type}`);
    return [code];
  }
  if (!isNumeric(type) || !isNumericType(bsonType(type)))
    throw typeMismatch('type must be represented as a number or a string');
  const code = toNumber(type);
  if (!validCodes.has(code)) throw badValue(`Invalid numerical type code: ${code}`);
  return [code === -1 ? 255 : code];
}
