import { useDeferredValue, useEffect, useMemo } from 'react';
import { useAddressFilter } from '../../../shared/navegar/use-address-filter';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { backlogTree, countTree, type EpicaNode } from '../arbol/backlog-tree';
import { filterTree, isActive, PARAM } from './filter-tree';
import { backlogRows } from '../arbol/rows';
import type { useBacklogPorPartes } from './use-backlog-por-partes';
import { useFolds } from '../../../shared/preferencias/use-folds';

const allIds = (tree: EpicaNode[]) => ({
  epicas: tree.map(({ epica }) => epica._id),
  historias: tree.flatMap(({ historias }) => historias.map(({ historia }) => historia._id)),
});

/** Turns the lists into the rows on screen. */
export const useBacklogView = (proyectoId: string, backlog: ReturnType<typeof useBacklogPorPartes>) => {
  const { epicas, historias, tareas, restos, readAll } = backlog;
  const { filtro, setFiltro } = useAddressFilter(PARAM);
  // Deferred, so that typing stays smooth while thousands of rows are searched.
  const searched = useDeferredValue(filtro);
  const filtered = isActive(searched);
  const folds = useFolds(`backlog:${proyectoId}`, filtered ? JSON.stringify(searched) : '');
  const { turned, reset } = folds;
  const whole = useMemo(
    () => backlogTree(epicas, historias, tareas, restos),
    [epicas, historias, tareas, restos],
  );
  const counts = useMemo(() => countTree(whole), [whole]);
  const isPart = restos !== undefined;
  // What a filter finds may be anywhere in it.
  useEffect(() => {
    if (isPart && filtered) void readAll().catch(() => undefined);
  }, [isPart, filtered, readAll]);
  const etiquetas = useMemo(() => etiquetasOf([...historias, ...tareas]), [historias, tareas]);
  const tree = useMemo(() => filterTree(whole, searched), [whole, searched]);
  const rows = useMemo(() => backlogRows(tree, { turned, filtered }), [tree, turned, filtered]);
  const unfoldAll = () => {
    if (!isPart) return reset(filtered ? [] : allIds(tree).historias);
    void readAll().then(
      ([all]) => reset(all.map(({ _id }) => _id)),
      () => undefined,
    );
  };
  return {
    filtro,
    setFiltro,
    filtered,
    folds,
    whole,
    tree,
    rows,
    /** Undefined until they are known. */
    counts: isPart ? backlog.counts : counts,
    /** The filter waits for what has not been read. */
    isSearching: isPart && filtered,
    etiquetas,
    unfoldAll,
    foldAll: () => reset(allIds(tree).epicas),
  };
};
