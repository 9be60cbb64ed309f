import { Binary, Decimal128, Double, Int32, Long, type Document } from 'bson';
import type { Entities } from './unified-entities.ts';

/** Why the value is not as expected, or null. The rules are those of the unified test format. */
export function mismatch(expected: unknown, actual: unknown, entities: Entities, path = ''): string | null {
  const special = specialOf(expected);
  if (special !== null) return mismatchSpecial(special, actual, entities, path);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return `${path}: not an array`;
    if (expected.length !== actual.length)
      return `${path}: ${actual.length} elements, not ${expected.length}`;
    return first(expected, (item, i) => mismatch(item, actual[i], entities, `${path}.${i}`));
  }
  if (!isPlain(expected))
    return sameScalar(expected, actual) ? null : `${path}: ${show(actual)}, not ${show(expected)}`;
  if (typeof actual !== 'object' || actual === null) return `${path}: ${show(actual)}, not a document`;
  const wanted = expected as Document;
  const found: Document = actual instanceof Map ? Object.fromEntries(actual) : (actual as Document);
  const missing = first(Object.keys(wanted), (name) =>
    mismatch(wanted[name], found[name], entities, `${path}.${name}`),
  );
  // A result, or each of a list of results, may have further fields; embedded documents may not.
  const mayHaveMore = /^(\.\d+)?$/.test(path);
  const extra = mayHaveMore ? undefined : Object.keys(found).find((name) => !(name in wanted));
  return missing ?? (extra === undefined ? null : `${path}: unexpected field ${extra}`);
}

function specialOf(value: unknown): [string, unknown] | null {
  if (!isPlain(value)) return null;
  const entries = Object.entries(value as object);
  return entries.length === 1 && entries[0]![0].startsWith('$$') ? entries[0]! : null;
}

function mismatchSpecial(
  [name, operand]: [string, unknown],
  actual: unknown,
  entities: Entities,
  path: string,
): string | null {
  switch (name) {
    case '$$exists':
      return (actual !== undefined) === operand ? null : `${path}: ${operand ? 'missing' : 'present'}`;
    case '$$unsetOrMatches':
      return actual === undefined ? null : mismatch(operand, actual, entities, path);
    case '$$type':
      return actual === undefined ? `${path}: missing` : null;
    case '$$matchesEntity':
      return mismatch(entities.get(operand as string), actual, entities, path);
    case '$$matchesHexBytes':
      return Buffer.isBuffer(actual) && actual.toString('hex') === operand ? null : `${path}: other bytes`;
    case '$$lte':
      return Number(actual) <= Number(operand) ? null : `${path}: more than ${String(operand)}`;
    default:
      return `${path}: unknown expectation ${name}`;
  }
}

function first<T>(items: T[], test: (item: T, i: number) => string | null): string | null {
  for (const [i, item] of items.entries()) {
    const found = test(item, i);
    if (found !== null) return found;
  }
  return null;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const NUMERIC = [Int32, Long, Double, Decimal128];

function sameScalar(expected: unknown, actual: unknown): boolean {
  const isNumber = (value: unknown) =>
    typeof value === 'number' || NUMERIC.some((kind) => value instanceof kind) || typeof value === 'bigint';
  if (isNumber(expected) && isNumber(actual)) return Number(String(expected)) === Number(String(actual));
  if (expected === null) return actual === null || actual === undefined;
  if (isTagged(expected, 'ObjectId') || isTagged(expected, 'Timestamp'))
    return String(expected) === String(actual);
  if (expected instanceof Date) return actual instanceof Date && expected.getTime() === actual.getTime();
  if (expected instanceof Binary) return show(expected) === show(actual);
  return expected === actual;
}

/** The driver may have its own copy of these classes. */
function isTagged(value: unknown, type: string): boolean {
  return typeof value === 'object' && value !== null && '_bsontype' in value && value._bsontype === type;
}

function show(value: unknown): string {
  return String(JSON.stringify(value)).slice(0, 80);
}
