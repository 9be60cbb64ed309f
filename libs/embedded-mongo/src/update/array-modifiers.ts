import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { isNumeric, typeName } from '../values/bson/bson-type.ts';
import { valuesEqual } from '../values/compare.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Value } from '../values/bson/doc.ts';
import { formatValue } from '../values/format.ts';
import { toNumber } from '../values/numbers/numbers.ts';
import { pullModifier } from './pull.ts';
import { pushModifier } from './push.ts';
import type { Modifier } from './update-context.ts';
import type { ModifierFactory } from './value-modifiers.ts';

export const arrayModifiers: Record<string, ModifierFactory> = {
  $push: pushModifier,
  $addToSet: addToSet,
  $pull: pullModifier,
  $pullAll: pullAll,
  $pop: pop,
};

function addToSet(operand: Value, path: string): Modifier {
  const candidates = addToSetValues(operand);
  return (current) => {
    if (current !== undefined && !Array.isArray(current)) {
      throw badValue(
        `Cannot apply $addToSet to non-array field. Field named '${path.split('.').at(-1) ?? ''}' has non-array type ${typeName(current)}`,
      );
    }
    const present: Value[] = current ?? [];
    const result = [...present];
    for (const value of candidates)
      if (!result.some((element) => valuesEqual(element, value))) result.push(value);
    return current !== undefined && result.length === present.length ? current : result;
  };
}

function addToSetValues(operand: Value): Value[] {
  if (!isDoc(operand) || Object.keys(operand)[0] !== '$each') return [operand];
  const foreign = Object.keys(operand)[1];
  if (foreign !== undefined)
    throw badValue(`Found unexpected fields after $each in $addToSet: ${formatValue(operand)}`);
  if (!Array.isArray(operand.$each))
    throw typeMismatch(
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(operand.$each)}`,
    );
  return operand.$each;
}

function pullAll(operand: Value): Modifier {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)}`);
  return (current) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw badValue('Cannot apply $pullAll to a non-array value');
    const kept = current.filter((element) => !operand.some((value) => valuesEqual(element, value)));
    return kept.length === current.length ? current : kept;
  };
}

function pop(operand: Value, path: string): Modifier {
  const end = isNumeric(operand) ? toNumber(operand) : NaN;
  if (!isNumeric(operand)) throw failedToParse(`Expected a number in: ${path}: ${formatValue(operand)}`);
  if (end !== 1 && end !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${formatValue(operand)}`);
  return (current, _context, at) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current))
      throw typeMismatch(`Path '${at}' contains an element of non-array type '${typeName(current)}'`);
    if (current.length === 0) return current;
    return end === 1 ? current.slice(0, -1) : current.slice(1);
  };
}
