import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

export const isStale = (error: unknown): boolean =>
  error instanceof DomainError && error.motivo === erroresComunes.versionObsoleta.motivo;

/**
 * Works once more, reading anew, when somebody has changed what it read before it could write. For work that reads before
 * its transaction, so that writes which arrive together can share one.
 */
export async function retryStale<T>(work: () => Promise<T>, tries = 3): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries || !isStale(error)) throw error;
    }
  }
}
