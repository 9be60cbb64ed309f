import { ObjectId } from 'bson';
import { badValue } from '../../errors.ts';
import type { Value } from '../../values/bson/doc.ts';
import { encodeValue } from '../../values/key-encoding.ts';
import { equalityTest } from './comparison-tests.ts';
import type { ElementTest } from '../elements/element-path.ts';
import { isOperatorDoc } from '../elements/operator-doc.ts';
import { isRegex } from '../../text/regex.ts';
import { regexValueTest } from './regex-operator.ts';

const hashedFrom = 8;

export function inTest(name: '$in' | '$nin', operand: Value): ElementTest {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  for (const value of operand) if (isOperatorDoc(value)) throw badValue(`cannot nest $ under ${name}`);
  const regexTests = operand.filter(isRegex).map(regexValueTest);
  const values = operand.filter((value) => !isRegex(value));
  const equal = values.length >= hashedFrom ? hashedTest(values) : listedTest(values);
  if (regexTests.length === 0) return equal;
  return (element) => equal(element) || regexTests.some((test) => test(element));
}

function listedTest(values: Value[]): ElementTest {
  const tests = values.map((value) => equalityTest(value));
  return (element) => tests.some((test) => test(element));
}

/**
 * The usual case is a long list of ids, so they are looked up by key instead of compared one by one. The keys are made
 * with the first look-up: where an index finds nothing, there is none.
 */
function hashedTest(values: Value[]): ElementTest {
  let keys: Set<string> | undefined;
  return (element) => (keys ??= new Set(values.map(keyOf))).has(keyOf(element));
}

function keyOf(value: Value): string {
  return value instanceof ObjectId ? value.toHexString() : encodeValue(value === undefined ? null : value);
}
