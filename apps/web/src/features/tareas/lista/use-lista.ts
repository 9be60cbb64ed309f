import { escribir, leer, listaDeConsulta } from '@pmp/consulta';
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
import { useHalladas } from '../filtrar/use-halladas';
import { useTareas } from './use-tareas';

/** As every query of this list begins. */
const TAREAS = leer('tipo:tarea').consulta?.donde ?? null;
const NONE: Tarea[] = [];
const NO_PROYECTOS: Proyecto[] = [];

/** The list has an order of its own, which its headings show: what the query says about it goes there. */
const consultaDelCampo = (text: string): Partial<Record<keyof Filtro | 'orden', string>> => {
  const { consulta } = leer(text);
  if (!consulta?.orden.length) return { consulta: text };
  const donde = escribir({ ...consulta, orden: [] });
  const orden = new URLSearchParams(listaDeConsulta({ ...consulta, donde: TAREAS }) ?? '').get('orden');
  return orden ? { consulta: donde, orden } : { consulta: text };
};

/** The tasks that match the address, in its order. */
export const useLista = () => {
  const yo = useSession().user._id ?? '';
  const query = useTareas();
  const { data: proyectos = NO_PROYECTOS, isPending: proyectosPending } = useProyectos();
  const { filtro, orden: ordenText, lista, setFiltro, clear } = useFiltro();
  const { halladas, ...pedida } = useHalladas(filtro.consulta);
  const hoy = useHoy();

  const all = query.data ?? NONE;
  const byId = useMemo(() => new Map(proyectos.map((proyecto) => [proyecto._id, proyecto])), [proyectos]);
  const personas = useMemo(() => personasOf(all), [all]);
  const etiquetas = useMemo(() => etiquetasOf(all), [all]);
  const orden = useMemo(() => ordenOf(ordenText), [ordenText]);
  // Deferred, so that typing stays smooth while a long list is filtered.
  const applied = useDeferredValue(filtro);
  const tareas = useMemo(
    () => sortTareas(filterTareas(all, applied, { yo, hoy, halladas }), orden, byId),
    [all, applied, yo, hoy, halladas, orden, byId],
  );
  return {
    query,
    /** What the written query asks of the server. */
    pedida,
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
    setConsulta: (text: string) => setFiltro(consultaDelCampo(text)),
    setFiltro: (key: keyof Filtro, value: string) => setFiltro({ [key]: value }),
    setOrden: (value: string) => setFiltro({ orden: value }),
    clearFiltro: clear,
  };
};
