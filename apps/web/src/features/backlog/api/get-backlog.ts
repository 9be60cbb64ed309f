import { rutasEpicas } from '@pmp/contracts/proyectos/rutas';
import { type Lista, leerLista } from '../../../shared/almacen/lista';
import { statusOf } from '../../../shared/http/errors';
import { pedir } from '../../../shared/http/pedir';
import { keys } from '../../../shared/queries/keys';

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
