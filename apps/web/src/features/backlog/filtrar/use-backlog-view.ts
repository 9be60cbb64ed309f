import { useDeferredValue, useMemo } from 'react';
import { useAddressFilter } from '../../../shared/navegar/use-address-filter';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { backlogTree, countTree, type EpicaNode } from '../arbol/backlog-tree';
import { filterTree, isActive, PARAM } from './filter-tree';
import { backlogRows } from '../arbol/rows';
import type { useBacklog } from './use-backlog';
import { useFolds } from '../../../shared/preferencias/use-folds';

const allIds = (tree: EpicaNode[]) => ({
  epicas: tree.map(({ epica }) => epica._id),
  historias: tree.flatMap(({ historias }) => historias.map(({ historia }) => historia._id)),
});

/** Turns the lists into the rows on screen. */
export const useBacklogView = (
  proyectoId: string,
  { epicas, historias, tareas }: ReturnType<typeof useBacklog>,
) => {
  const { filtro, setFiltro } = useAddressFilter(PARAM);
  // Deferred, so that typing stays smooth while thousands of rows are searched.
  const searched = useDeferredValue(filtro);
  const filtered = isActive(searched);
  const folds = useFolds(`backlog:${proyectoId}`, filtered ? JSON.stringify(searched) : '');
  const { turned, reset } = folds;
  const whole = useMemo(() => backlogTree(epicas, historias, tareas), [epicas, historias, tareas]);
  const counts = useMemo(() => countTree(whole), [whole]);
  const etiquetas = useMemo(() => etiquetasOf([...historias, ...tareas]), [historias, tareas]);
  const tree = useMemo(() => filterTree(whole, searched), [whole, searched]);
  const rows = useMemo(() => backlogRows(tree, { turned, filtered }), [tree, turned, filtered]);
  return {
    filtro,
    setFiltro,
    filtered,
    folds,
    whole,
    tree,
    rows,
    counts,
    etiquetas,
    unfoldAll: () => reset(filtered ? [] : allIds(tree).historias),
    foldAll: () => reset(allIds(tree).epicas),
  };
};
