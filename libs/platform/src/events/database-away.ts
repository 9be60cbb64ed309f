import { erroresComunes } from '@pmp/contracts/common';
import { toDomainError } from '../errors/to-domain-error';
import { DomainError } from '../errors/domain-error';

/** The database cannot be reached: waiting helps, and the message is not to blame. */
export function isDatabaseAway(thrown: unknown): boolean {
  if (thrown instanceof DomainError) return false;
  return toDomainError(thrown)?.message === erroresComunes.noDisponible.message;
}
