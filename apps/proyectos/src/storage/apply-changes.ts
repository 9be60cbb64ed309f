interface Entity {
  version: number;
  updatedAt: Date;
}

/** The entity after the changes; the same object when there are none. */
export const applyChanges = <T extends Entity>(before: T, changes: Partial<T>, updatedAt: Date): T =>
  Object.keys(changes).length ? { ...before, ...changes, updatedAt, version: before.version + 1 } : before;
