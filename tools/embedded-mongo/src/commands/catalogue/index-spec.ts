import { MongoError } from '../../errors.ts';
import { compileQuery } from '../../query/compile-query.ts';
import type { IndexSpec } from '../../store/records/collection-index.ts';
import { isDoc, type Doc } from '../../values/bson/doc.ts';
import { numberOf } from '../request/arguments.ts';
import { isTextKey, TEXT_OPTIONS, textSpec } from './text-index-spec.ts';

const OPTIONS = [
  'key',
  'name',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'collation',
  'hidden',
];
const IGNORED = ['v', 'background', 'ns'];

/** Validates the index a client asked for; anything this server does not support is rejected by name. */
export function parseIndexSpec(wanted: Doc, defaultCollation: Doc | undefined): IndexSpec {
  const { key, name } = wanted;
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw cannotCreate('Index keys cannot be an empty object');
  if (typeof name !== 'string' || name === '')
    throw new MongoError(
      9,
      'FailedToParse',
      "The 'name' field is a required property of an index specification",
    );
  const isText = isTextKey(key);
  const options = isText ? [...OPTIONS, ...TEXT_OPTIONS] : OPTIONS;
  const foreign = Object.keys(wanted).find(
    (option) => !options.includes(option) && !IGNORED.includes(option),
  );
  if (foreign !== undefined) {
    throw new MongoError(
      197,
      'InvalidIndexSpecificationOption',
      `The index option '${foreign}' is not supported by this server`,
    );
  }
  const { key: kept, ...texts } = isText ? textSpec(wanted) : { key: directions(key) };
  const spec: IndexSpec = { name, key: kept };
  for (const flag of ['unique', 'sparse', 'hidden'] as const) if (isTrue(wanted[flag])) spec[flag] = true;
  checkHashed(spec);
  const { partialFilterExpression: partial, expireAfterSeconds: expiry } = wanted;
  if (partial !== undefined) spec.partialFilterExpression = checkedPartial(partial, spec);
  if (expiry !== undefined) spec.expireAfterSeconds = checkedExpiry(expiry, spec);
  const collation = isDoc(wanted['collation']) ? wanted['collation'] : defaultCollation;
  if (collation !== undefined && collation['locale'] !== 'simple') spec.collation = collation;
  if (isText && spec.collation !== undefined)
    throw cannotCreate("Index type 'text' does not support collation");
  return Object.assign(spec, texts);
}

function directions(key: Doc): IndexSpec['key'] {
  const result: IndexSpec['key'] = {};
  for (const [path, direction] of Object.entries(key)) {
    if (typeof direction === 'string' && direction !== 'hashed')
      throw cannotCreate(`Index type '${direction}' is not supported by this server`);
    if (path.includes('$**')) throw cannotCreate('Wildcard indexes are not supported by this server');
    if (path === '' || path.startsWith('$') || path.startsWith('.') || path.endsWith('.'))
      throw cannotCreate(`Index key contains an illegal field name: '${path}'`);
    if (direction === 'hashed') {
      result[path] = direction;
      continue;
    }
    const value = numberOf(direction, Number.NaN);
    if (!(value > 0) && !(value < 0)) throw cannotCreate('Values in the index key pattern cannot be 0');
    result[path] = value > 0 ? 1 : -1;
  }
  return result;
}

function checkHashed({ key, unique }: IndexSpec): void {
  const hashed = Object.values(key).filter((kind) => kind === 'hashed');
  if (hashed.length > 1) throw cannotCreate('A maximum of one index field is allowed to be hashed');
  if (hashed.length === 1 && unique)
    throw new MongoError(
      16764,
      'Location16764',
      'Currently hashed indexes cannot guarantee uniqueness. Use a regular index.',
    );
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
