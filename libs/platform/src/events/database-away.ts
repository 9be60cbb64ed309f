import { erroresComunes } from '@pmp/contracts/common';
import { mongo } from 'mongoose';
import { DomainError } from '../errors/domain-error';
import { toDomainError } from '../errors/to-domain-error';

/** The database cannot be reached: waiting helps, and the message is not to blame. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (thrown instanceof DomainError) return false;
  return brokeOff(thrown) || toDomainError(thrown)?.motivo === erroresComunes.noDisponible.motivo;
}

/** How the driver reports any lost connection during a bulk write: without a code or a refused document. */
const brokeOff = (thrown: unknown): boolean =>
  thrown instanceof mongo.MongoBulkWriteError &&
  typeof thrown.code !== 'number' &&
  [thrown.writeErrors].flat().length === 0;
