const DUPLICATE_KEY = 11_000;

/** Whether a unique index has refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;

/** The fields of the unique index that has refused the write, or null when the error is another one. */
export function duplicateKeyOf(error: unknown): string[] | null {
  const { keyPattern } = (error ?? {}) as { keyPattern?: object };
  return isDuplicateKey(error) ? Object.keys(keyPattern ?? {}) : null;
}
