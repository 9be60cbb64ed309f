import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useDeferredValue, useMemo } from 'react';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { useSession } from '../../../shared/sesion/session';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { useHoy } from '../../../shared/fechas/use-hoy';
import { type Filtro, filterTareas } from '../filtrar/filtro';
import { ordenOf, sortTareas } from './orden';
import { personasOf } from './personas';
import { useFiltro } from '../filtrar/use-filtro';
import { useTareas } from './use-tareas';

const NONE: Tarea[] = [];
const NO_PROYECTOS: Proyecto[] = [];

/** The tasks that match the address, in its order. */
export const useLista = () => {
  const yo = useSession().user._id ?? '';
  const query = useTareas();
  const { data: proyectos = NO_PROYECTOS, isPending: proyectosPending } = useProyectos();
  const {
    filtro: inAddress,
    texto,
    orden: ordenText,
    lista,
    setTexto,
    setFiltro,
    setOrden,
    clear,
  } = useFiltro();
  const hoy = useHoy();

  const all = query.data ?? NONE;
  const byId = useMemo(() => new Map(proyectos.map((proyecto) => [proyecto._id, proyecto])), [proyectos]);
  const personas = useMemo(() => personasOf(all), [all]);
  const etiquetas = useMemo(() => etiquetasOf(all), [all]);
  const orden = useMemo(() => ordenOf(ordenText), [ordenText]);
  const filtro = useMemo(() => ({ ...inAddress, texto }), [inAddress, texto]);
  // Deferred, so that typing stays smooth while a long list is filtered.
  const applied = useDeferredValue(filtro);
  const tareas = useMemo(
    () => sortTareas(filterTareas(all, applied, { yo, hoy }), orden, byId),
    [all, applied, yo, hoy, orden, byId],
  );
  return {
    query,
    all,
    tareas,
    proyectos,
    proyectosPending,
    byId,
    personas,
    etiquetas,
    filtro,
    orden,
    /** The list on screen in the form of the address. */
    lista,
    hoy,
    setTexto,
    setFiltro: (key: keyof Filtro, value: string) => setFiltro({ [key]: value }),
    setOrden: (value: string) => setOrden({ orden: value }),
    clearFiltro: clear,
  };
};
