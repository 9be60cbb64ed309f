import type { ErrorSpec } from '@pmp/contracts/common';
import { DomainError } from '../errors/domain-error';
import { duplicateKeyOf } from '../errors/duplicate-key';

/**
 * Makes a thing whose id the caller may have chosen. A call that is repeated makes nothing and returns what the first one
 * made: `first` finds that, null if it is something else, or throws what else than the id is taken (`fields`: of the unique
 * index). An id that anything else has is refused as `taken`, whoever that belongs to.
 */
export async function createOnce<T>(
  make: () => Promise<T>,
  first: (fields: readonly string[]) => Promise<T | null>,
  taken: ErrorSpec,
): Promise<{ made: T; creada: boolean }> {
  try {
    return { made: await make(), creada: true };
  } catch (error) {
    const fields = duplicateKeyOf(error);
    if (!fields) throw error;
    const made = await first(fields);
    if (made === null) throw new DomainError(taken);
    return { made, creada: false };
  }
}
