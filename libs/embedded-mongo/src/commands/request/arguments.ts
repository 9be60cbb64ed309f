import { MongoError, failedToParse, location, typeMismatch } from '../../errors.ts';
import { isNumeric, typeName } from '../../values/bson/bson-type.ts';
import { isDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { toNumber } from '../../values/numbers/numbers.ts';

/** Reads one field of a command. A wrong type is an error that names the field, never replaced by a default. */
export function docArgument(source: Doc, name: string): Doc | undefined {
  const value = source[name];
  if (isAbsent(value)) return undefined;
  if (isDoc(value)) return value;
  throw wrongType(name, value, 'object');
}

export function docsArgument(source: Doc, name: string): Doc[] | undefined {
  const value = source[name];
  if (isAbsent(value)) return undefined;
  if (!Array.isArray(value)) throw wrongType(name, value, 'array');
  value.forEach((item, i) => {
    if (!isDoc(item)) throw wrongType(`${name}.${i}`, item, 'object');
  });
  return value as Doc[];
}

export function requiredDocs(source: Doc, name: string): Doc[] {
  const docs = docsArgument(source, name);
  if (docs === undefined) throw missing(name);
  return docs;
}

export function requiredDoc(source: Doc, name: string): Doc {
  const doc = docArgument(source, name);
  if (doc === undefined) throw missing(name);
  return doc;
}

/** A whole number of at least zero; undefined when absent. */
export function countArgument(source: Doc, name: string): number | undefined {
  const value = source[name];
  if (isAbsent(value)) return undefined;
  if (!isNumeric(value)) throw wrongType(name, value, 'long');
  const count = Math.trunc(toNumber(value));
  if (count >= 0) return count;
  throw location(51024, `BSON field '${name}' value must be >= 0, actual value '${count}'`);
}

export function numberArgument(source: Doc, name: string): number {
  const value = source[name];
  if (isNumeric(value)) return toNumber(value);
  throw isAbsent(value) ? missing(name) : wrongType(name, value, 'number');
}

export function textArgument(source: Doc, name: string): string {
  const value = source[name];
  if (typeof value === 'string') return value;
  throw isAbsent(value) ? missing(name) : wrongType(name, value, 'string');
}

/** Numbers are accepted as booleans, because clients have always sent them. */
export function flagArgument(source: Doc, name: string): boolean {
  const value = source[name];
  if (isAbsent(value)) return false;
  if (typeof value === 'boolean') return value;
  if (isNumeric(value)) return toNumber(value) !== 0;
  throw wrongType(name, value, 'bool');
}

/** A batch stops at its first error unless it asks for `ordered: false`. */
export function isOrdered(source: Doc): boolean {
  return isAbsent(source['ordered']) || flagArgument(source, 'ordered');
}

export function hintArgument(source: Doc): string | Doc | undefined {
  const { hint } = source;
  if (isAbsent(hint)) return undefined;
  if (isDoc(hint)) return Object.keys(hint).length === 0 ? undefined : hint;
  if (typeof hint === 'string') return hint;
  throw failedToParse('Hint must be either a string or nested object');
}

/** Absent: the fallback. For fields that no message needs to name. */
export function numberOf(value: unknown, fallback: number): number {
  if (isAbsent(value)) return fallback;
  if (isNumeric(value)) return toNumber(value);
  throw typeMismatch(`expected a number, found a value of type ${typeName(value)}`);
}

function isAbsent(value: Value): boolean {
  return value === undefined || value === null;
}

function wrongType(name: string, value: Value, expected: string): MongoError {
  return typeMismatch(
    `BSON field '${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

function missing(name: string): MongoError {
  return location(40414, `BSON field '${name}' is missing but a required field`);
}
