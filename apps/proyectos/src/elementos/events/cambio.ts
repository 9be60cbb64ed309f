import type { Cambio } from '@pmp/contracts/common';

/** The `cambio` socket event of a created or changed entity: its API shape goes along. */
export const cambioOf = (
  entidad: Cambio['entidad'],
  accion: 'creado' | 'actualizado',
  datos: { _id: string; version: number },
  autor: string | null,
): Cambio => ({ entidad, accion, _id: datos._id, version: datos.version, datos, autor });

/** The `cambio` of a deleted entity. Its children, deleted with it, get none of their own. */
export const removalOf = (
  entidad: Cambio['entidad'],
  _id: string,
  version: number,
  autor: string | null,
): Cambio => ({ entidad, accion: 'eliminado', _id, version, datos: null, autor });
