import { MongoError } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import type { IndexSpec } from '../../store/records/collection-index.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { numberOf } from '../request/arguments.ts';

const OPTIONS = ['key', 'name', 'unique', 'sparse', 'partialFilterExpression', 'expireAfterSeconds'];
const IGNORED = ['v', 'background', 'ns'];

/** Validates the index a client asked for; anything this server does not support is rejected by name. */
export function parseIndexSpec(wanted: Doc): IndexSpec {
  const { key, name } = wanted;
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw cannotCreate('Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new MongoError(
      9,
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    );
  const foreign = Object.keys(wanted).find(
    (option) => !OPTIONS.includes(option) && !IGNORED.includes(option),
  );
  if (foreign !== undefined) {
    throw new MongoError(
      197,
      'InvalidIndexSpecificationOption',
      `The index option '${foreign}' is not supported by this server`,
    );
  }
  const spec: IndexSpec = { name, key: directions(key) };
  for (const flag of ['unique', 'sparse'] as const) if (isTrue(wanted[flag])) spec[flag] = true;
  const { partialFilterExpression: partial, expireAfterSeconds: expiry } = wanted;
  if (partial !== undefined) spec.partialFilterExpression = checkedPartial(partial, spec);
  if (expiry !== undefined) spec.expireAfterSeconds = checkedExpiry(expiry, spec);
  return spec;
}

function directions(key: Doc): IndexSpec['key'] {
  const result: IndexSpec['key'] = {};
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string')
      throw cannotCreate(`Index type '${direction}' is not supported by this server`);
    if (path.includes('$**')) throw cannotCreate('Wildcard indexes are not supported by this server');
    if (path === '' || path.startsWith('$') || path.startsWith('.') || path.endsWith('.'))
      throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
    const value = numberOf(direction, Number.NaN);
    if (!(value > 0) && !(value < 0)) throw cannotCreate('Values in the index key pattern cannot be 0');
    result[path] = value > 0 ? 1 : -1;
  }
  return result;
}

function checkedPartial(partial: unknown, spec: IndexSpec): Doc {
  if (!isDoc(partial)) throw cannotCreate("'partialFilterExpression' must be a document");
  if (spec.sparse) throw cannotCreate('cannot mix "partialFilterExpression" and "sparse" options');
  compileQuery(partial);
  return partial;
}

function checkedExpiry(expiry: unknown, spec: IndexSpec): number {
  const seconds = numberOf(expiry, Number.NaN);
  if (!(seconds >= 0))
    throw cannotCreate("TTL index 'expireAfterSeconds' option must be within an acceptable range");
  if (Object.keys(spec.key).length > 1)
    throw cannotCreate('TTL indexes are single-field indexes, compound indexes do not support TTL');
  return seconds;
}

function isTrue(flag: unknown): boolean {
  return flag === true || (typeof flag === 'number' && flag !== 0);
}

function cannotCreate(message: string): MongoError {
  return new MongoError(67, 'CannotCreateIndex', message);
}
