import { failedToParse, typeMismatch } from '../../errors.ts';
import { compileRegex } from '../../text/regex.ts';
import { BsonType, bsonType, isNumeric } from '../../values/bson/bson-type.ts';
import { compareValues, valuesEqual } from '../../values/compare.ts';
import { isDoc, type Doc, type Value } from '../../values/bson/doc.ts';
import { toNumber } from '../../values/numbers/numbers.ts';
import type { ElementTest } from '../elements/element-path.ts';
import { modTest } from './numeric-tests.ts';
import { typeTest } from './type-operator.ts';

/** One keyword of a schema, with those beside it; null: it only says how others are to be read. */
type Keyword = (operand: Value, schema: Doc, name: string) => ElementTest | null;

const JSON_TYPES: Record<string, string> = {
  array: 'array',
  boolean: 'bool',
  null: 'null',
  number: 'number',
  object: 'object',
  string: 'string',
};

const keywords = new Map<string, Keyword>(
  Object.entries({
    additionalItems: noTest,
    additionalProperties: noTest,
    allOf: several((tests) => (value) => tests.every((test) => test(value))),
    anyOf: several((tests) => (value) => tests.some((test) => test(value))),
    bsonType: (operand) => typeTest(typeNames(operand, 'bsonType')),
    dependencies,
    description: annotation,
    enum: enumeration,
    exclusiveMaximum: bySide('maximum'),
    exclusiveMinimum: bySide('minimum'),
    items,
    maximum: bound(1, 'exclusiveMaximum'),
    maxItems: size((value) => (Array.isArray(value) ? value.length : undefined), 1),
    maxLength: size(lengthOf, 1),
    maxProperties: size((value) => (isDoc(value) ? Object.keys(value).length : undefined), 1),
    minimum: bound(-1, 'exclusiveMinimum'),
    minItems: size((value) => (Array.isArray(value) ? value.length : undefined), -1),
    minLength: size(lengthOf, -1),
    minProperties: size((value) => (isDoc(value) ? Object.keys(value).length : undefined), -1),
    multipleOf,
    not: (operand, _schema, name) => {
      const test = compileJsonSchema(operand, name);
      return (value) => !test(value);
    },
    oneOf: several((tests) => (value) => tests.filter((test) => test(value)).length === 1),
    pattern,
    patternProperties: noTest,
    properties: noTest,
    required,
    title: annotation,
    type: jsonType,
    uniqueItems,
  } satisfies Record<string, Keyword>),
);

/** Keywords of JSON Schema that MongoDB has not either. */
const UNSUPPORTED = new Set(['$ref', '$schema', 'default', 'definitions', 'format', 'id']);

/**
 * JSON Schema draft 4 as MongoDB understands it, on BSON values: a keyword says nothing about values of other types, or
 * about fields that are missing. A validator for JSON knows neither `bsonType` nor how BSON compares numbers and dates.
 */
export function compileJsonSchema(schema: Value, name = '$jsonSchema'): ElementTest {
  if (!isDoc(schema)) throw typeMismatch(`${name} must be an object`);
  const tests: ElementTest[] = [];
  for (const [keyword, operand] of Object.entries(schema)) {
    if (UNSUPPORTED.has(keyword))
      throw failedToParse(`$jsonSchema keyword '${keyword}' is not currently supported`);
    const compile = keywords.get(keyword);
    if (compile === undefined) throw failedToParse(`Unknown $jsonSchema keyword: ${keyword}`);
    const test = compile(operand, schema, keyword);
    if (test !== null) tests.push(test);
  }
  const fields = fieldsTest(schema);
  if (fields !== null) tests.push(fields);
  if ('type' in schema && 'bsonType' in schema)
    throw failedToParse("Cannot specify both $jsonSchema keywords 'type' and 'bsonType'");
  return (value) => tests.every((test) => test(value));
}

function noTest(): null {
  return null;
}

function annotation(operand: Value, _schema: Doc, name: string): null {
  if (typeof operand === 'string') return null;
  throw typeMismatch(`$jsonSchema keyword '${name}' must be of type string`);
}

function typeNames(operand: Value, name: string): string[] {
  const names = Array.isArray(operand) ? (operand as Value[]) : [operand];
  if (names.length === 0) throw failedToParse(`$jsonSchema keyword '${name}' must name at least one type`);
  if (names.every((one) => typeof one === 'string')) return names as string[];
  throw typeMismatch(`$jsonSchema keyword '${name}' must be either a string or an array of strings`);
}

function jsonType(operand: Value): ElementTest {
  const names = typeNames(operand, 'type').map((name) => {
    if (name === 'integer') throw failedToParse("$jsonSchema type 'integer' is not currently supported.");
    const known = Object.hasOwn(JSON_TYPES, name) ? JSON_TYPES[name] : undefined;
    if (known === undefined) throw failedToParse(`Unknown type name alias: ${name}`);
    return known;
  });
  return typeTest(names);
}

function list(operand: Value, name: string): Value[] {
  if (!Array.isArray(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be an array`);
  if (operand.length === 0) throw failedToParse(`$jsonSchema keyword '${name}' cannot be an empty array`);
  return operand as Value[];
}

function several(combine: (tests: ElementTest[]) => ElementTest): Keyword {
  return (operand, _schema, name) =>
    combine(list(operand, name).map((part) => compileJsonSchema(part, `each of '${name}'`)));
}

function enumeration(operand: Value, _schema: Doc, name: string): ElementTest {
  const allowed = list(operand, name);
  return (value) => allowed.some((one) => valuesEqual(one, value));
}

function bound(side: 1 | -1, exclusive: string): Keyword {
  return (operand, schema, name) => {
    if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be a number`);
    const isExclusive = schema[exclusive] === true;
    return (value) => {
      if (!isNumeric(value)) return true;
      const order = compareValues(value, operand) * side;
      return isExclusive ? order < 0 : order <= 0;
    };
  };
}

/** In draft 4, a flag beside the limit. */
function bySide(limit: string): Keyword {
  return (operand, schema, name) => {
    if (typeof operand !== 'boolean') throw typeMismatch(`$jsonSchema keyword '${name}' must be a boolean`);
    if (limit in schema) return null;
    throw failedToParse(`$jsonSchema keyword '${limit}' must be a present if ${name} is present`);
  };
}

function count(operand: Value, name: string): number {
  if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be a number`);
  const value = toNumber(operand);
  if (Number.isInteger(value) && value >= 0) return value;
  throw failedToParse(`$jsonSchema keyword '${name}' must be a non-negative integer`);
}

function size(measure: (value: Value) => number | undefined, side: 1 | -1): Keyword {
  return (operand, _schema, name) => {
    const limit = count(operand, name);
    return (value) => {
      const measured = measure(value);
      return measured === undefined || (measured - limit) * side <= 0;
    };
  };
}

function lengthOf(value: Value): number | undefined {
  return typeof value === 'string' ? [...value].length : undefined;
}

function multipleOf(operand: Value, _schema: Doc, name: string): ElementTest {
  if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be a number`);
  const factor = toNumber(operand);
  if (!(factor > 0)) throw failedToParse(`$jsonSchema keyword '${name}' must have a positive value`);
  const isMultiple = Number.isInteger(factor) ? modTest([operand, 0]) : null;
  return (value) => {
    if (!isNumeric(value)) return true;
    const number = toNumber(value);
    if (isMultiple !== null && Number.isInteger(number)) return isMultiple(value);
    return number % factor === 0;
  };
}

function pattern(operand: Value, _schema: Doc, name: string): ElementTest {
  if (typeof operand !== 'string') throw typeMismatch(`$jsonSchema keyword '${name}' must be a string`);
  const regex = compileRegex(operand, '');
  return (value) => typeof value !== 'string' || regex.test(value);
}

function required(operand: Value, _schema: Doc, name: string): ElementTest {
  const names = list(operand, name);
  if (!names.every((one) => typeof one === 'string'))
    throw typeMismatch(`$jsonSchema keyword '${name}' must be an array of strings`);
  return (value) => !isDoc(value) || (names as string[]).every((field) => value[field] !== undefined);
}

function schemas(operand: Value, name: string): Map<string, ElementTest> {
  if (!isDoc(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be an object`);
  return new Map(
    Object.entries(operand).map(([field, schema]) => [
      field,
      compileJsonSchema(schema, `Nested schema for $jsonSchema property '${field}'`),
    ]),
  );
}

/** What other fields or elements must be: a schema, or whether there may be any. */
function others(operand: Value, name: string): ElementTest {
  if (operand === undefined || operand === true) return () => true;
  if (operand === false) return () => false;
  if (isDoc(operand)) return compileJsonSchema(operand, name);
  throw typeMismatch(`$jsonSchema keyword '${name}' must be either an object or a boolean`);
}

/** `additionalProperties` is about the fields that neither of the other two names. */
function fieldsTest({ properties, patternProperties, additionalProperties }: Doc): ElementTest | null {
  const isAbsent = [properties, patternProperties, additionalProperties].every((one) => one === undefined);
  if (isAbsent) return null;
  const named = properties === undefined ? new Map() : schemas(properties, 'properties');
  const byPattern =
    patternProperties === undefined
      ? []
      : [...schemas(patternProperties, 'patternProperties')].map(
          ([source, test]) => [compileRegex(source, ''), test] as const,
        );
  const rest = others(additionalProperties, 'additionalProperties');
  return (value) => {
    if (!isDoc(value)) return true;
    return Object.keys(value).every((field) => {
      const own: ElementTest | undefined = named.get(field);
      const matching = byPattern.filter(([regex]) => regex.test(field));
      if (own === undefined && matching.length === 0) return rest(value[field]);
      return (own === undefined || own(value[field])) && matching.every(([, test]) => test(value[field]));
    });
  };
}

function dependencies(operand: Value, _schema: Doc, name: string): ElementTest {
  if (!isDoc(operand)) throw typeMismatch(`$jsonSchema keyword '${name}' must be an object`);
  const rules = Object.entries(operand).map(
    ([field, needed]) =>
      [
        field,
        Array.isArray(needed) ? required(needed, operand, name) : compileJsonSchema(needed, name),
      ] as const,
  );
  return (value) =>
    !isDoc(value) || rules.every(([field, test]) => value[field] === undefined || test(value));
}

function items(operand: Value, schema: Doc): ElementTest {
  if (isDoc(operand)) {
    const test = compileJsonSchema(operand, 'items');
    return (value) => !Array.isArray(value) || value.every(test);
  }
  if (!Array.isArray(operand))
    throw typeMismatch("$jsonSchema keyword 'items' must be an array or an object");
  const tests = operand.map((part) => compileJsonSchema(part, "each of 'items'"));
  const rest = others(schema['additionalItems'], 'additionalItems');
  return (value) =>
    !Array.isArray(value) || value.every((element, i) => (tests[i] ?? rest)(element as Value));
}

function uniqueItems(operand: Value, _schema: Doc, name: string): ElementTest | null {
  if (typeof operand !== 'boolean') throw typeMismatch(`$jsonSchema keyword '${name}' must be a boolean`);
  if (!operand) return null;
  return (value) => {
    if (bsonType(value) !== BsonType.array) return true;
    const sorted = [...(value as Value[])].sort(compareValues);
    return sorted.every((element, i) => i === 0 || !valuesEqual(sorted[i - 1], element));
  };
}
