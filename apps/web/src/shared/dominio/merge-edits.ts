/** Two people changed the same field: nothing was saved, and the person has to choose. */
export class EditConflict<T = unknown, C extends string = string> extends Error {
  override readonly name = 'EditConflict';

  constructor(
    readonly newer: T,
    readonly campos: C[],
    /** Who has saved them in between, if that is known. */
    readonly nombre?: string,
  ) {
    super();
  }
}

/** Values of forms are texts, numbers, null, and ids whose order says nothing. */
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && new Set([...(a as unknown[]), ...(b as unknown[])]).size === a.length
    : a === b;

export const changedFields = <T extends object>(from: T, to: T): (keyof T & string)[] =>
  (Object.keys(from) as (keyof T & string)[]).filter((campo) => !isSame(from[campo], to[campo]));

export const pick = <T extends object>(values: T, campos: (keyof T)[]): Partial<T> =>
  Object.fromEntries(campos.map((campo) => [campo, values[campo]])) as Partial<T>;

/** Fields that both changed, to different values. */
export const conflicts = <T extends object>(base: T, mine: Partial<T>, theirs: T): (keyof T & string)[] => {
  const theirChanges = new Set(changedFields(base, theirs));
  return (Object.keys(mine) as (keyof T & string)[]).filter(
    (campo) => theirChanges.has(campo) && !isSame(mine[campo], theirs[campo]),
  );
};

/** Leaves out fields that were not filled in. */
export const filledIn = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
