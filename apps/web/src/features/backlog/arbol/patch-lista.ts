import type { Cambio } from '@pmp/contracts/common';
import { type Eliminados, isGone } from '../../../shared/deshacer/eliminados';
import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';

const belongs = (datos: unknown, proyectoId: string): boolean =>
  typeof datos === 'object' && datos !== null && (datos as { proyecto?: unknown }).proyecto === proyectoId;

/** The list after one change; the same list when the change is outdated or about something else. */
export const patchLista = <E extends Entidad>(
  lista: ElementoDe[E][],
  entidad: E,
  proyectoId: string,
  cambio: Cambio,
  eliminados: Eliminados,
): ElementoDe[E][] => {
  if (cambio.entidad !== entidad) return lista;
  const index = lista.findIndex(({ _id }) => _id === cambio._id);
  if (cambio.accion === 'eliminado') {
    eliminados.set(cambio._id, cambio.version);
    return index < 0 ? lista : lista.toSpliced(index, 1);
  }
  if (isGone(eliminados, cambio) || !belongs(cambio.datos, proyectoId)) return lista;
  const datos = cambio.datos as ElementoDe[E];
  const known = lista[index];
  if (!known) return [...lista, datos];
  return known.version >= cambio.version ? lista : lista.with(index, datos);
};
