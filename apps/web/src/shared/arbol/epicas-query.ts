import { rutasEpicas } from '@pmp/contracts/proyectos/rutas';
import { type Lista, leerLista } from '../almacen/lista';
import { statusOf } from '../http/errors';
import { pedir } from '../http/pedir';
import { keys } from '../queries/keys';

/** A 404 means an empty list (specification); any other failure is an error. */
const load = async (id: string, signal: AbortSignal) => {
  try {
    return (await pedir(rutasEpicas.listar, { params: { id }, signal })).epicas;
  } catch (error) {
    if (statusOf(error) === 404) return [];
    throw error;
  }
};

/** All epics of a project. */
export const epicasQuery = (proyectoId: string) => ({
  queryKey: keys.backlog(proyectoId, 'epica'),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Lista> =>
    leerLista('epica', () => load(proyectoId, signal)),
  // What belongs may have changed while the list was not on screen.
  staleTime: 0,
});
