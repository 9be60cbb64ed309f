import { erroresComunes } from '@pmp/contracts/common';
import { mongo } from 'mongoose';
import { DomainError } from './domain-error';
import { toDomainError } from './to-domain-error';

/** Of the database: waiting helps, and what was to be written is not at fault. */
const PASSING = [erroresComunes.noDisponible.motivo, erroresComunes.cambiosALaVez.motivo];

/** Whether the database is unreachable, or too busy with changes of the same: then waiting helps, and the message is not at fault. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (thrown instanceof DomainError) return false;
  return brokeOff(thrown) || PASSING.includes(toDomainError(thrown)?.motivo ?? '');
}

/**
 * The driver reports a connection lost during a bulk write as an error without a code and without a refused document.
 */
const brokeOff = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoBulkWriteError &&
  typeof thrown.code !== 'number' &&
  [thrown.writeErrors].flat().length === 0;
