import type { Cambio } from '@pmp/contracts/common';

/** What was deleted while a list was open, with the version of its end. */
export type Eliminados = Map<string, number>;

/**
 * Whether the change is of something that is gone: whatever is still on its way brings nothing back, but a
 * restoration does, which is newer than the end.
 */
export const isGone = (eliminados: Eliminados, { _id, accion, version }: Cambio): boolean => {
  const end = eliminados.get(_id);
  if (end === undefined) return false;
  if (accion !== 'creado' || version <= end) return true;
  eliminados.delete(_id);
  return false;
};
