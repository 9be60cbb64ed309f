const comparable = (value: unknown): unknown => {
  if (value instanceof Date) return value.getTime();
  return value !== null && typeof value === 'object' ? String(value) : value;
};

/**
 * The fields of `wanted` that are defined and differ from `current`; what is absent there is as good as null. Dates and
 * ids are compared by value.
 */
export function changedFields<T extends object>(current: T, wanted: Partial<T>): Partial<T> {
  const changed = Object.entries(wanted).filter(
    ([field, value]) =>
      value !== undefined && comparable(value) !== comparable(current[field as keyof T] ?? null),
  );
  return Object.fromEntries(changed) as Partial<T>;
}
