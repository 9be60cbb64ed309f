import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useDeferredValue, useMemo } from 'react';
import { useProyectos } from '../../shared/queries/use-proyectos';
import { useSession } from '../../shared/session';
import { useHoy } from '../../shared/use-hoy';
import { type Filtro, filterTareas } from './filtro';
import { ordenOf, sortTareas } from './orden';
import { personasOf } from './personas';
import { useFiltro } from './use-filtro';
import { useTareas } from './use-tareas';

const NONE: Tarea[] = [];
const NO_PROYECTOS: Proyecto[] = [];

/** The tasks that the address asks for, in its order. */
export const useLista = () => {
  const yo = useSession().user._id ?? '';
  const query = useTareas();
  const proyectos = useProyectos().data ?? NO_PROYECTOS;
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
  const orden = useMemo(() => ordenOf(ordenText), [ordenText]);
  const filtro = useMemo(() => ({ ...inAddress, texto }), [inAddress, texto]);
  // The field answers at once; a long list follows when there is time.
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
    byId,
    personas,
    filtro,
    orden,
    /** The list on screen, as the address writes it. */
    lista,
    hoy,
    setTexto,
    setFiltro: (key: keyof Filtro, value: string) => setFiltro({ [key]: value }),
    setOrden: (value: string) => setOrden({ orden: value }),
    clearFiltro: clear,
  };
};
