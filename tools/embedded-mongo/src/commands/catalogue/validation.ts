import { MongoError, badValue, typeMismatch } from '../../errors.ts';
import { compileQuery, type Query } from '../../query/compile-query.ts';
import type { Collection } from '../../store/collection.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { flagArgument } from '../request/arguments.ts';

export const VALIDATION_FIELDS = ['validator', 'validationLevel', 'validationAction'];
const LEVELS = ['off', 'strict', 'moderate'];
const ACTIONS = ['error', 'warn'];

/** The rules of a collection after this `create` or `collMod`; without a validator, they take effect with the next. */
export function validationOptions(command: Doc, name: string, before: Doc): Doc {
  const options: Doc = {};
  for (const field of VALIDATION_FIELDS) {
    const value = command[field] ?? before[field];
    if (value !== undefined) options[field] = value;
  }
  const { validator } = options;
  if (validator !== undefined) {
    if (!isDoc(validator)) throw typeMismatch(`BSON field '${name}.validator' must be of type object`);
    if (command['validator'] !== undefined) compileQuery(validator);
    options['validationLevel'] ??= 'strict';
    options['validationAction'] ??= 'error';
  }
  checkChoice(options, 'validationLevel', LEVELS, name);
  checkChoice(options, 'validationAction', ACTIONS, name);
  return options;
}

function checkChoice(options: Doc, field: string, choices: string[], name: string): void {
  const value = options[field];
  if (value === undefined || choices.includes(value as string)) return;
  throw badValue(`Enumeration value '${String(value)}' for field '${name}.${field}' is not a valid value.`);
}

interface Validator {
  query: Query;
  /** That of the document being checked, for `$$NOW`. */
  now: Date;
}

/** By the options they come from, which `collMod` replaces. */
const compiled = new WeakMap<Doc, Validator>();

/** Throws if the collection's rules forbid this document. `before`: null if it is new. */
export function validate(command: Doc, collection: Collection, after: Doc, before: Doc | null): void {
  const { options } = collection;
  const { validator, validationLevel: level } = options;
  if (!isDoc(validator) || level === 'off' || flagArgument(command, 'bypassDocumentValidation')) return;
  if (isValid(collection, after)) return;
  // Documents from before the rules may stay as they are.
  if (before !== null && level === 'moderate' && !isValid(collection, before)) return;
  if (options['validationAction'] === 'warn') {
    console.warn(`Document would fail validation: ${collection.namespace}, _id: ${String(after['_id'])}`);
    return;
  }
  const [operatorName] = Object.keys(validator);
  throw new MongoError(121, 'DocumentValidationFailure', 'Document failed validation', {
    errInfo: { failingDocumentId: after['_id'], details: { operatorName, specifiedAs: validator } },
  });
}

function isValid({ options, defaultCollation }: Collection, doc: Doc): boolean {
  let known = compiled.get(options);
  if (known === undefined) {
    const now = new Date();
    const query = compileQuery(options['validator'] as Doc, {
      now,
      ...(defaultCollation && { collation: defaultCollation }),
    });
    compiled.set(options, (known = { query, now }));
  }
  known.now.setTime(Date.now());
  return known.query.matches(doc);
}
