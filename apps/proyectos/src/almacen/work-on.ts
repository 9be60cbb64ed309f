import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

/** Changes by others that may come between reading and writing. */
const MAX_TRIES = 3;

export const isStale = (error: unknown): boolean =>
  error instanceof DomainError && error.motivo === erroresComunes.versionObsoleta.motivo;

/**
 * Writes on what is remembered, or else read, and again on what is read when the write has found it changed. `write`
 * must have its transaction check what it stands on: what is remembered may be any age.
 */
export async function workOn<P, T>(
  remembered: P | null,
  read: () => Promise<P>,
  write: (place: P) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const place = (tries === 1 ? remembered : null) ?? (await read());
    try {
      return await write(place);
    } catch (error) {
      if (tries === MAX_TRIES || !isStale(error)) throw error;
    }
  }
}
