import type { Cambio } from '@pmp/contracts/common';

/** What was deleted while a list was open, each with the version it was deleted at. */
export type Eliminados = Map<string, number>;

/**
 * Whether the change is about something deleted: an older change that arrives late must not bring it back, but a
 * restoration, whose version is newer than the deletion, must.
 */
export const isGone = (eliminados: Eliminados, { _id, accion, version }: Cambio): boolean => {
  const end = eliminados.get(_id);
  if (end === undefined) return false;
  if (accion !== 'creado' || version <= end) return true;
  eliminados.delete(_id);
  return false;
};
