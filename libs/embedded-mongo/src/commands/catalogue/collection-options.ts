import { MongoError } from '../../errors.ts';
import type { Doc } from '../../values/bson/doc.ts';
import { COMMON_FIELDS } from '../request/known-fields.ts';

const SUPPORTED = new Set(['create', ...COMMON_FIELDS]);

/** A collection has no options here: whatever a `create` says beyond its name is rejected by name. */
export function refuseOptions(command: Doc): void {
  const foreign = Object.keys(command).find((field) => !SUPPORTED.has(field));
  if (foreign !== undefined && command[foreign] !== false)
    throw new MongoError(72, 'InvalidOptions', `create option '${foreign}' is not supported by this server`);
}
