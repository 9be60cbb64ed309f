import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Lista, useFilas } from '../almacen/lista';
import { useRelectura } from '../almacen/use-relectura';
import { keys } from '../queries/keys';
import type { Resto } from './backlog-tree';
import { useEsDe } from './use-es-de';
import type { Pedido } from './leer-pagina';
import { useAvances } from './use-avances';
import { mayAlter, useCuentas } from './use-cuentas';
import { isEntero, leerHistorias, leerTareas, readVentanas, restoDe, type Ventanas } from './ventanas';

const without = (all: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> =>
  ids.some((id) => all.has(id)) ? new Set([...all].filter((each) => !ids.includes(each))) : all;

const NONE: never[] = [];

const useLeidas = (ids: readonly string[] | undefined, desde = 0): Lista | undefined =>
  useMemo(() => ids && { ids, desde }, [ids, desde]);

interface Opciones {
  enabled: boolean;
  /** What a filter asks for; undefined: everything. */
  pedido?: Pedido | undefined;
  sinTareas?: boolean;
}

/** Reads the backlog of a project window by window; one that fits in the first is left to the lists of every screen. */
export const useVentanas = (proyectoId: string, { enabled, pedido, sinTareas = false }: Opciones) => {
  const queryClient = useQueryClient();
  const asked = pedido && JSON.stringify(pedido);
  const scope = useMemo(
    () => ({
      proyectoId,
      pedido: asked === undefined ? undefined : (JSON.parse(asked) as Pedido),
      sinTareas,
    }),
    [proyectoId, asked, sinTareas],
  );
  const key = useMemo(
    () => ['backlog', proyectoId, 'ventanas', sinTareas ? 'sin-tareas' : (asked ?? '')] as const,
    [proyectoId, asked, sinTareas],
  );
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const ventanas = await readVentanas(scope, queryClient.getQueryData<Ventanas>(key), signal);
      if (!scope.pedido && !scope.sinTareas && isEntero(ventanas)) {
        queryClient.setQueryData<Lista>(keys.backlog(proyectoId, 'tarea'), {
          ids: ventanas.tareas,
          desde: ventanas.desde,
        });
      }
      return ventanas;
    },
    enabled,
    staleTime: 0,
    // What was found stays until what is asked for now has been.
    ...(scope.pedido && { placeholderData: keepPreviousData }),
  });
  const isPart = query.data !== undefined && !isEntero(query.data);

  // What has changed may match now, or no longer.
  useRelectura(key, scope.pedido ? mayAlter : undefined);
  const { data } = query;
  const esDe = useEsDe(proyectoId);
  // Whether something new matches a filter is for the server to say.
  const esNueva = scope.pedido ? undefined : esDe;
  const historias = useFilas('historia', useLeidas(data?.historias, data?.desde), esNueva);
  const tareas = useFilas('tarea', useLeidas(data?.tareas, data?.desde), sinTareas ? undefined : esNueva);

  const cuentas = useCuentas(proyectoId, scope.pedido, enabled && isPart);
  const avances = useAvances(proyectoId, enabled && isPart && data?.conTareas !== null ? historias : NONE);

  const underWay = useRef(new Set<string>());
  const esperan = useRef<string[]>([]);
  const [fallidas, setFallidas] = useState<ReadonlySet<string>>(new Set());
  const read = useCallback(
    async (ids: readonly string[], readOn: () => Promise<(now: Ventanas) => Ventanas>): Promise<void> => {
      ids.forEach((id) => underWay.current.add(id));
      setFallidas((all) => without(all, ids));
      try {
        const leida = await readOn();
        queryClient.setQueryData<Ventanas>(key, (present) => present && leida(present));
      } catch {
        setFallidas((all) => new Set([...all, ...ids]));
      } finally {
        ids.forEach((id) => underWay.current.delete(id));
      }
    },
    [queryClient, key],
  );
  /** Reads what is left of an epic, a window at a time, or the tasks of a story, with those of the others in sight. */
  const leer = useCallback(
    (de: Resto['de'], id: string): void => {
      const now = queryClient.getQueryData<Ventanas>(key);
      if (!now || underWay.current.has(id)) return;
      if (de === 'epica') {
        const cursor = restoDe(now, id);
        if (cursor !== null) void read([id], () => leerHistorias(scope, { epicaId: id, cursor }));
        return;
      }
      underWay.current.add(id);
      esperan.current.push(id);
      if (esperan.current.length > 1) return;
      queueMicrotask(() => {
        const ids = esperan.current.splice(0);
        void read(ids, () => leerTareas(proyectoId, ids));
      });
    },
    [queryClient, key, scope, proyectoId, read],
  );
  return {
    query,
    historias,
    tareas,
    isPart,
    isCounting: cuentas.isPending,
    cuentas: cuentas.data?.cuentas,
    cuantasTareas: cuentas.data?.tareas,
    avances,
    leer,
    fallidas,
  };
};
