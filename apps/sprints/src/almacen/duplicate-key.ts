/** The unique index that refused a write, its fields joined by a comma; null when the error is another one. */
export function duplicateKeyOf(error: unknown): string | null {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: object };
  return code === 11_000 ? Object.keys(keyPattern ?? {}).join() : null;
}
