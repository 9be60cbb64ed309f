import type { Cambio } from '@pmp/contracts/common';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useRelectura } from '../almacen/use-relectura';
import { enTrozos } from '../http/en-trozos';
import { getAvances } from '../queries/get-avances';

/** Of as many stories at a time as a window has, so that reading on asks only for the new ones. */
const TROZO = 100;

const ofTarea = ({ entidad }: Cambio): boolean => entidad === 'tarea';

type Cuantas = ReadonlyMap<string, number>;

/** How many tasks each of these stories holds; undefined of one: not known yet; of none: nobody asks. */
export const useAvances = (
  proyectoId: string,
  historias: readonly { _id: string }[],
): Cuantas | undefined => {
  const isNeeded = historias.length > 0;
  const trozos = enTrozos(
    historias.map(({ _id }) => _id),
    TROZO,
  );
  const cuantas = useQueries({
    queries: trozos.map((ids) => ({
      // The list only grows at its end, but for what is deleted.
      queryKey: ['backlog', proyectoId, 'avances', ids[0], ids.at(-1), ids.length],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { avances } = await getAvances(proyectoId, ids, signal);
        const totals = new Map(avances.map(({ historiaId, total }) => [historiaId, total]));
        return ids.map((id) => [id, totals.get(id) ?? 0] as const);
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    })),
    combine: joinedCounts,
  });
  useRelectura(['backlog', proyectoId, 'avances'], isNeeded ? ofTarea : undefined);
  return isNeeded ? cuantas : undefined;
};

const joinedCounts = (
  results: readonly { data?: readonly (readonly [string, number])[] | undefined }[],
): Cuantas => new Map(results.flatMap(({ data }) => data ?? []));
