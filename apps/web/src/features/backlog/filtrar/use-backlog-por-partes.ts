import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backlogTree } from '../../../shared/arbol/backlog-tree';
import { useDebounced } from '../../../shared/escritura/use-debounced';
import { keys } from '../../../shared/queries/keys';
import { readEntero } from '../../../shared/arbol/leer-pagina';
import { restosOf, sumOf } from '../../../shared/arbol/restos';
import { useVentanas } from '../../../shared/arbol/use-ventanas';
import { type Filtro, isActive, filterTree, soloHalladas } from './filter-tree';
import { pedidoDe } from './pedido';
import { readingOf, useEpicasDe } from '../../../shared/arbol/use-epicas-de';

/** Pause in typing before the server is asked. */
const PAUSE_MS = 150;

/**
 * The backlog as its own screen reads it: a small project as a whole, of a large one what is in sight, and of a filter
 * what the server finds.
 */
export const useBacklogPorPartes = (proyectoId: string, filtro: Filtro) => {
  const { query: leidas, epicas } = useEpicasDe(proyectoId);
  const ventanas = useVentanas(proyectoId, { enabled: true });
  // The windows fill it, where they are all there is; who completes a story counts its open tasks in it.
  useQuery({ queryKey: keys.backlog(proyectoId, 'tarea'), queryFn: skipToken });
  const { isPart, cuentas, cuantasTareas, query } = ventanas;
  const paused = useDebounced(filtro, PAUSE_MS);
  const pedido = useMemo(
    () => (isPart && isActive(filtro) && isActive(paused) ? pedidoDe(paused) : undefined),
    [isPart, filtro, paused],
  );
  const hallado = useVentanas(proyectoId, { enabled: pedido !== undefined, pedido });
  /** What is shown is what the server found, and not what is known of it here. */
  const isFound =
    pedido !== undefined && hallado.query.data !== undefined && !hallado.query.isPlaceholderData;
  const seen = isFound ? hallado : ventanas;
  const parte = isPart ? seen.query.data : undefined;
  const { historias, tareas } = seen;
  const restos = useMemo(
    () => (parte ? restosOf(parte, seen.cuentas, seen.avances) : undefined),
    [parte, seen.cuentas, seen.avances],
  );
  const all = [leidas, query, ...(pedido ? [hallado.query] : [])];
  const { isPending, ...reading } = readingOf([leidas, query]);
  return {
    epicas,
    historias,
    tareas,
    ...reading,
    error: reading.error ?? (pedido ? hallado.query.error : null),
    // Without the counts, what is not in sight would have no height until they come.
    isPending: isPending || (isPart && ventanas.isCounting),
    isFound,
    /** The filter waits for the server. */
    isSearching: isPart && isActive(filtro) && !isFound && !hallado.query.isError,
    /** The server could not be asked: only what is known here has been looked through. */
    isGuess: isPart && isActive(filtro) && !isFound && hallado.query.isError,
    /** What has not been read; undefined: nothing. */
    restos,
    /** Of all that there is, where it has not been read. */
    counts:
      isPart && cuentas && cuantasTareas !== undefined
        ? {
            epicas: epicas.length,
            historias: sumOf(cuentas, ({ historias: count }) => count),
            tareas: cuantasTareas,
          }
        : undefined,
    leer: seen.leer,
    fallidas: seen.fallidas,
    /** All that the filter leaves, for a file or paper. */
    readTree: async () => {
      const [allHistorias, allTareas] = await readEntero(
        proyectoId,
        isActive(filtro) ? pedidoDe(filtro) : {},
      );
      const tree = backlogTree(epicas, allHistorias, allTareas);
      return isActive(filtro) ? soloHalladas(tree, filtro) : tree;
    },
    /** What of a tree the filter leaves. */
    filtrado: isFound ? soloHalladas : filterTree,
    refetch: () => all.forEach((each) => void each.refetch()),
  };
};
