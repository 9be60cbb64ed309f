import { useQuery } from '@tanstack/react-query';
import type { ElementoDe, Entidad, Ref } from '../../../shared/elementos/elementos';
import { byOrden } from '../arbol/backlog-tree';
import { listaQuery, useConPendientes } from '../filtrar/use-backlog';
import { useCuentas } from '../leer/use-cuentas';
import { useElemento } from './use-elemento';
import { useTareasDe } from './use-tareas-de';

const NONE: never[] = [];
const SIN_HISTORIAS = { completadas: 0, historias: 0 };

/**
 * One item of a project with what is shown around it, and nothing else of the project: of a story its tasks, of a task
 * its story, of an epic how far its stories are. With the changes that wait or are on their way. `uno`: the item by
 * itself; empty: it is not known.
 */
export const useCerca = (proyectoId: string, { entidad, id }: Ref, uno: ElementoDe[Entidad][]) => {
  const tarea = entidad === 'tarea' ? (uno as ElementoDe['tarea'][])[0] : undefined;
  const suya = useElemento(tarea && { entidad: 'historia', id: tarea.historiaId });
  const historiaId = entidad === 'historia' && uno.length > 0 ? id : '';
  const tareas = useTareasDe(proyectoId, historiaId);
  const cuentas = useCuentas(proyectoId, { q: `epica:${id}` }, entidad === 'epica' && uno.length > 0);
  // Only what a menu has read: what waits to be sent says of another epic no more than its id.
  const conocidas = useQuery({ ...listaQuery('epica', proyectoId), enabled: false });
  const read = <E extends Entidad>(one: E): ElementoDe[E][] | undefined =>
    one === entidad ? (uno as ElementoDe[E][]) : undefined;
  const shown = useConPendientes(proyectoId, {
    epica: read('epica') ?? conocidas.data,
    historia: read('historia') ?? suya.uno,
    tarea: read('tarea') ?? tareas.tareas,
  });
  const find = <T extends { _id: string }>(lista: T[], wanted: string | undefined) =>
    lista.find(({ _id }) => _id === wanted);
  const { historias: hay, completadas } =
    cuentas.data?.cuentas.find(({ epicaId }) => epicaId === id) ?? SIN_HISTORIAS;
  return {
    epica: entidad === 'epica' ? find(shown.epicas, id) : undefined,
    historia: find(shown.historias, entidad === 'historia' ? id : tarea?.historiaId),
    tarea: entidad === 'tarea' ? find(shown.tareas, id) : undefined,
    tareas:
      entidad === 'historia' ? shown.tareas.filter((one) => one.historiaId === id).toSorted(byOrden) : NONE,
    /** Of the stories of the epic; undefined: not known. */
    avance: cuentas.data && { hechas: completadas, total: hay },
    isPending: tareas.query.isLoading,
  };
};
