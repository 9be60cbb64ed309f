import { type Lista, leerLista } from '../../../shared/almacen/lista';
import { statusOf } from '../../../shared/http/errors';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';
import { COLECCION, type ElementoDe, type Entidad } from '../../../shared/elementos/elementos';

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

/** All epics of a project. */
export const epicasQuery = (proyectoId: string) => ({
  queryKey: keys.backlog(proyectoId, 'epica'),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Lista> =>
    leerLista('epica', () => load('epica', proyectoId, signal)),
  // What belongs may have changed while the list was not on screen.
  staleTime: 0,
});
