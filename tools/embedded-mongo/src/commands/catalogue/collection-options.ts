import { MongoError } from '../../errors.ts';
import { collationFold } from '../../text/collation.ts';
import { isDoc, newDoc, type Doc } from '../../values/bson/doc.ts';
import { COMMON_FIELDS } from '../request/known-fields.ts';
import { collationArgument, docArgument, flagArgument, numberArgument } from '../request/arguments.ts';
import { VALIDATION_FIELDS, validationOptions } from './validation.ts';

const SUPPORTED = new Set([
  'create',
  'collation',
  'capped',
  'size',
  'max',
  'clusteredIndex',
  ...VALIDATION_FIELDS,
  ...COMMON_FIELDS,
]);

/** What a `create` says of its collection; anything this server does not support is rejected by name. */
export function optionsOf(command: Doc): Doc {
  const foreign = Object.keys(command).find((field) => !SUPPORTED.has(field));
  if (foreign !== undefined && command[foreign] !== false)
    throw invalid(`create option '${foreign}' is not supported by this server`);
  const options = newDoc();
  const collation = collationArgument(command);
  if (collation !== undefined) {
    collationFold(collation);
    options['collation'] = collation;
  }
  return Object.assign(
    options,
    validationOptions(command, 'create', newDoc()),
    cap(command),
    clustered(docArgument(command, 'clusteredIndex')),
  );
}

function cap(command: Doc): Doc {
  const limits: Doc = {};
  for (const field of ['size', 'max'] as const) {
    if (command[field] === undefined) continue;
    limits[field] = Math.trunc(numberArgument(command, field));
    if (!((limits[field] as number) >= 0))
      throw invalid(`'${field}' of a capped collection must be positive`);
  }
  if (flagArgument(command, 'capped')) {
    if (limits['size'] === undefined) throw invalid("the 'size' field is required when 'capped' is true");
    return { capped: true, ...limits };
  }
  const [limit] = Object.keys(limits);
  if (limit === undefined) return limits;
  throw invalid(`the 'capped' field needs to be true when the '${limit}' field is present`);
}

/** Every collection is found by `_id` in the same way, so it makes no difference here beyond its name. */
function clustered(spec: Doc | undefined): Doc {
  if (spec === undefined) return {};
  const { key, unique = true, name = '_id_', v = 2, ...others } = spec;
  const [foreign] = Object.keys(others);
  if (foreign !== undefined) throw invalid(`'clusteredIndex.${foreign}' is not supported by this server`);
  const isOnId = isDoc(key) && Object.keys(key).length === 1 && key['_id'] === 1;
  if (!isOnId || unique !== true || typeof name !== 'string')
    throw invalid("'clusteredIndex' must have the key { _id: 1 } and be unique");
  return { clusteredIndex: { v, key, name, unique } };
}

function invalid(message: string): MongoError {
  return new MongoError(72, 'InvalidOptions', message);
}
