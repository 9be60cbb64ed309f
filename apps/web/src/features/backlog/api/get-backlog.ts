import type { Cambio } from '@pmp/contracts/common';
import { cambios } from '../../../shared/vivo/cambios';
import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import { COLECCION, type ElementoDe, type Entidad } from '../../../shared/elementos/elementos';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { patchLista } from '../arbol/patch-lista';

/** A 404 means an empty list (specification); any other failure is an error. */
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

/** Reads the whole list and applies the changes heard while it was being read. */
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
