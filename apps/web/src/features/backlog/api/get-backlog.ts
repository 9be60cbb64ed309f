import type { Cambio } from '@pmp/contracts/common';
import { cambios } from '../../../shared/cambios';
import { statusOf } from '../../../shared/errors';
import { http } from '../../../shared/http';
import { COLECCION, type ElementoDe, type Entidad } from '../elementos';
import type { Eliminados } from '../../../shared/eliminados';
import { patchLista } from '../patch-lista';

/** A list that does not exist is an empty one (specification); any other failure is a failure. */
const load = async <E extends Entidad>(entidad: E, proyectoId: string, signal: AbortSignal) => {
  const coleccion = COLECCION[entidad];
  try {
    const path = `/api/${coleccion}/proyecto/${proyectoId}`;
    const reply = await http.get<Record<string, ElementoDe[E][]>>(path, signal);
    return reply[coleccion] ?? [];
  } catch (error) {
    if (statusOf(error) === 404) return [];
    throw error;
  }
};

/** The whole list, with what was told while it was on its way. */
export const getLista = async <E extends Entidad>(
  entidad: E,
  proyectoId: string,
  signal: AbortSignal,
): Promise<ElementoDe[E][]> => {
  const meanwhile: Cambio[] = [];
  const off = cambios.subscribe((cambio) => meanwhile.push(cambio));
  try {
    const lista = await load(entidad, proyectoId, signal);
    const eliminados: Eliminados = new Map();
    return meanwhile.reduce(
      (present, cambio) => patchLista(present, entidad, proyectoId, cambio, eliminados),
      lista,
    );
  } finally {
    off();
  }
};
