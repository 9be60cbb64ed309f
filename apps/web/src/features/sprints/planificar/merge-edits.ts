import type { SprintValues } from '../api/create-sprint';

export type Campo = keyof SprintValues;

const isSame = (a: SprintValues[Campo], b: SprintValues[Campo]): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && new Set([...a, ...b]).size === a.length
    : a === b;

export const changedFields = (from: SprintValues, to: SprintValues): Campo[] =>
  (Object.keys(from) as Campo[]).filter((campo) => !isSame(from[campo], to[campo]));

export const pick = (values: SprintValues, campos: Campo[]): Partial<SprintValues> =>
  Object.fromEntries(campos.map((campo) => [campo, values[campo]]));

/** Fields that two people changed to different values. */
export const conflicts = (base: SprintValues, mine: SprintValues, theirs: SprintValues): Campo[] => {
  const theirChanges = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (campo) => theirChanges.has(campo) && !isSame(mine[campo], theirs[campo]),
  );
};
