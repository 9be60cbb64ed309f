import { consultaDeLista, escribir, leer } from '@pmp/consulta';
import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useMemo } from 'react';
import { useCuantos, useEncontrados } from '../../../shared/resultados/use-encontrados';
import { useHoy } from '../../../shared/fechas/use-hoy';
import { useProyectos } from '../../../shared/queries/use-proyectos';
import { type Filtro, isActive } from '../filtrar/filtro';
import { useFiltro } from '../filtrar/use-filtro';
import { useOpciones } from '../filtrar/use-opciones';
import { COLUMNAS, EN_CONSULTA, ordenOf } from './orden';

/** As every query of this list begins. */
const TODAS = 'tipo:tarea';
const NO_PROYECTOS: Proyecto[] = [];

/** What the server is asked for: the list as its address writes it. */
const consultaDe = (lista: string): string => {
  const params = new URLSearchParams(lista);
  const orden = ordenOf(params.get('orden') ?? '');
  return escribir({
    donde: consultaDeLista(lista).consulta.donde,
    orden: orden
      ? [{ campo: EN_CONSULTA[orden.columna], desciende: orden.baja }]
      : (leer(params.get('q') ?? '').consulta?.orden ?? []),
  });
};

/** The list has an order of its own, which its headings show: what the query says about it goes there. */
const consultaDelCampo = (text: string): Partial<Record<keyof Filtro | 'orden', string>> => {
  const { consulta } = leer(text);
  if (consulta?.orden.length !== 1) return { consulta: text };
  const donde = escribir({ ...consulta, orden: [] });
  const [first] = consulta.orden;
  const columna = COLUMNAS.find((each) => EN_CONSULTA[each] === first?.campo);
  const orden = columna && `${first?.desciende ? '-' : ''}${columna}`;
  return orden ? { consulta: donde, orden } : { consulta: text };
};

/** The tasks that match the address, in its order, as far as they have been read. */
export const useLista = () => {
  const { data: proyectos = NO_PROYECTOS, isLoading: proyectosPending } = useProyectos();
  const { filtro, orden: ordenText, lista, setFiltro, clear } = useFiltro();
  const consulta = useMemo(() => consultaDe(lista), [lista]);
  const { elementos, ...encontradas } = useEncontrados(consulta);
  const isFiltered = isActive(filtro);
  const todas = useCuantos(TODAS, isFiltered);
  const tareas = useMemo(
    () => elementos.flatMap((each): Tarea[] => (each.entidad === 'tarea' ? [each.datos] : [])),
    [elementos],
  );
  const byId = useMemo(() => new Map(proyectos.map((proyecto) => [proyecto._id, proyecto])), [proyectos]);
  const orden = useMemo(() => ordenOf(ordenText), [ordenText]);
  return {
    ...encontradas,
    ...useOpciones(tareas, { proyecto: filtro.proyecto, isPart: encontradas.query.hasNextPage }),
    consulta,
    tareas,
    isFiltered,
    /** How many there are without the filter; undefined: not known yet. */
    deTotal: isFiltered ? todas.data : encontradas.total,
    isCounting: isFiltered && todas.isPending,
    proyectos,
    proyectosPending,
    byId,
    filtro,
    orden,
    /** The list on screen in the form of the address. */
    lista,
    hoy: useHoy(),
    setConsulta: (text: string) => setFiltro(consultaDelCampo(text)),
    setFiltro: (key: keyof Filtro, value: string) => setFiltro({ [key]: value }),
    setOrden: (value: string) => setFiltro({ orden: value }),
    clearFiltro: clear,
  };
};
