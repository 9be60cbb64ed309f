/** Those that have the same key, in their order; those without one are in no group. */
export function grouped<T>(
  all: readonly T[],
  keyOf: (one: T) => string | null | undefined,
): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (!key) continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
