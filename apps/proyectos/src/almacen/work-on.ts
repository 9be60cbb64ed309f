import { erroresComunes } from '@pmp/contracts/common';
import { DomainError } from '@pmp/platform';

/** How often somebody else may change the data between our read and our write before we give up. */
const MAX_TRIES = 3;

export const isStale = (error: unknown): boolean =>
  error instanceof DomainError && error.motivo === erroresComunes.versionObsoleta.motivo;

/**
 * Tries `write` with what this process remembers and, if that turns out to be outdated, again with what `read` returns.
 * `write` must have its transaction check what it relies on, because remembered data may be of any age.
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
