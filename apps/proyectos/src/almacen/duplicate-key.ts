/** The fields of the unique index that refused a write, or null when the error is another one. */
export function duplicateKeyOf(error: unknown): string[] | null {
  const { code, keyPattern } = (error ?? {}) as { code?: unknown; keyPattern?: Record<string, unknown> };
  return code === 11_000 ? Object.keys(keyPattern ?? {}) : null;
}
