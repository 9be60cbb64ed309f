import { badValue } from '../errors.ts';
import { compileElementTest } from '../query/compile-element-test.ts';
import type { ElementTest } from '../query/elements/element-path.ts';
import { valuesEqual } from '../values/compare.ts';
import { isDoc } from '../values/bson/doc.ts';
import type { Value } from '../values/bson/doc.ts';
import { isRegex } from '../text/regex.ts';
import type { Modifier } from './update-context.ts';

/**
 * A document is a condition on elements that are documents, operators are one on any element; other values mean
 * equality.
 */
export function pullModifier(operand: Value): Modifier {
  const goes = pullTest(operand);
  return (current) => {
    if (current === undefined) return undefined;
    if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value');
    const kept = current.filter((element) => !goes(element));
    return kept.length === current.length ? current : kept;
  };
}

function pullTest(operand: Value): ElementTest {
  if (isDoc(operand) || isRegex(operand)) return compileElementTest(operand);
  return (element) => valuesEqual(element, operand);
}
