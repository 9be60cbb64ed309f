import { useMemo, useState } from 'react';
import { useEtiquetas } from '../../../shared/queries/use-etiquetas';
import { etiquetasOf } from '../../../shared/elementos/etiquetas';
import { backlogTree, countTree, type EpicaNode } from '../../../shared/arbol/backlog-tree';
import { type Filtro, isActive } from './filter-tree';
import { backlogRows } from '../arbol/rows';
import type { useBacklogPorPartes } from './use-backlog-por-partes';
import { useFolds } from '../../../shared/preferencias/use-folds';

const allIds = (tree: EpicaNode[]) => ({
  epicas: tree.map(({ epica }) => epica._id),
  historias: tree.flatMap(({ historias }) => historias.map(({ historia }) => historia._id)),
});

/** Turns the lists into the rows on screen; `filtro` as far as it has been followed. */
export const useBacklogView = (
  proyectoId: string,
  filtro: Filtro,
  backlog: ReturnType<typeof useBacklogPorPartes>,
) => {
  const { epicas, historias, tareas, restos, filtrado } = backlog;
  const filtered = isActive(filtro);
  const folds = useFolds(`backlog:${proyectoId}`, filtered ? JSON.stringify(filtro) : '');
  const { turned, reset } = folds;
  /** The large project of which everything is unfolded, also what is read from now on. */
  const [unfolded, setUnfolded] = useState<string>();
  const whole = useMemo(
    () => backlogTree(epicas, historias, tareas, restos),
    [epicas, historias, tareas, restos],
  );
  const counts = useMemo(() => countTree(whole), [whole]);
  const isPart = restos !== undefined;
  const todas = useEtiquetas(proyectoId, isPart);
  const suyas = useMemo(() => etiquetasOf([...historias, ...tareas]), [historias, tareas]);
  const tree = useMemo(() => filtrado(whole, filtro), [filtrado, whole, filtro]);
  const rows = useMemo(
    () => backlogRows(tree, { turned, filtered, unfolded: isPart && unfolded === proyectoId }),
    [tree, turned, filtered, isPart, unfolded, proyectoId],
  );
  const unfoldAll = () => {
    if (isPart && !filtered) setUnfolded(proyectoId);
    reset(isPart || filtered ? [] : allIds(tree).historias);
  };
  return {
    filtered,
    folds,
    whole,
    tree,
    rows,
    /** Undefined until they are known. */
    counts: isPart ? backlog.counts : counts,
    etiquetas: isPart ? (todas.data ?? suyas) : suyas,
    unfoldAll,
    foldAll: () => {
      setUnfolded(undefined);
      reset(allIds(tree).epicas);
    },
  };
};
