import { duplicateKeyOf } from '@pmp/platform';

/**
 * Makes a thing whose id the caller may have chosen: a call that is repeated makes nothing and returns what the first
 * one made. `first` finds that, or refuses an id that anything else has.
 */
export async function createOnce<T>(
  make: () => Promise<T>,
  first: () => Promise<T>,
): Promise<{ made: T; creada: boolean }> {
  try {
    return { made: await make(), creada: true };
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
    return { made: await first(), creada: false };
  }
}
