import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import { COLECCION, type ElementoDe, type Entidad } from '../../../shared/elementos/elementos';
import { patchLista } from '../arbol/patch-lista';
import { readOyendo } from '../leer/read-oyendo';

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

/** The whole list. */
export const getLista = <E extends Entidad>(
  entidad: E,
  proyectoId: string,
  signal: AbortSignal,
): Promise<ElementoDe[E][]> =>
  readOyendo(
    () => load(entidad, proyectoId, signal),
    (lista, cambio, eliminados) => patchLista(lista, entidad, proyectoId, cambio, eliminados),
  );
