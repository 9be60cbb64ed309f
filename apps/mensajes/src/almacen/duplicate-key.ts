const DUPLICATE_KEY = 11_000;

/** Whether a unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
