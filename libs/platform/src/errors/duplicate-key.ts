const DUPLICATE_KEY = 11_000;

/** Whether a unique index rejected the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

/** The fields of the unique index that rejected the write; null for any other error. */
export function duplicateKeyOf(error: unknown): string[] | null {
  const { keyPattern } = (error ?? {}) as { keyPattern?: object };
  return isDuplicateKey(error) ? Object.keys(keyPattern ?? {}) : null;
}
