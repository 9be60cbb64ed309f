import type { FilaDe } from '../../../shared/almacen/filas';
import type { Entidad, Ref } from '../../../shared/elementos/elementos';
import { byOrden } from '../../../shared/dominio/by-orden';
import { useCuentas } from '../../../shared/arbol/use-cuentas';
import { useElemento } from './use-elemento';
import { useTareasDe } from './use-tareas-de';

const SIN_HISTORIAS = { completadas: 0, historias: 0 };

/**
 * One item of a project with what is shown around it, and nothing else of the project: of a story its tasks, of a task
 * its story, of an epic how far its stories are. `uno`: the item by itself; empty: it is not known.
 */
export const useFamilia = (proyectoId: string, { entidad, id }: Ref, uno: FilaDe[Entidad][]) => {
  const is = <E extends Entidad>(one: E) => (entidad === one ? (uno[0] as FilaDe[E] | undefined) : undefined);
  const tarea = is('tarea');
  const suya = useElemento(tarea && { entidad: 'historia', id: tarea.historiaId });
  const historia = is('historia') ?? suya.uno[0];
  const historiaId = entidad === 'historia' && historia ? id : '';
  const tareas = useTareasDe(proyectoId, historiaId);
  const cuentas = useCuentas(proyectoId, { q: `epica:${id}` }, entidad === 'epica' && uno.length > 0);
  const { historias: hay, completadas } =
    cuentas.data?.cuentas.find(({ epicaId }) => epicaId === id) ?? SIN_HISTORIAS;
  return {
    epica: is('epica'),
    historia,
    tarea,
    tareas: tareas.tareas.toSorted(byOrden),
    /** Of the stories of the epic; undefined: not known. */
    avance: cuentas.data && { hechas: completadas, total: hay },
    isPending: tareas.query.isLoading,
  };
};
