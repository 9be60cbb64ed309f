import type { AvancesReply, CuentasReply } from '@pmp/contracts/proyectos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Eliminados } from '../../../shared/deshacer/eliminados';
import { createReread } from '../../../shared/vivo/create-reread';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';
import { getAvances } from '../../../shared/queries/get-avances';
import { cambios } from '../../../shared/vivo/cambios';
import type { Resto } from '../arbol/backlog-tree';
import {
  isEntero,
  leerHistorias,
  leerTareas,
  patchVentanas,
  readVentanas,
  restoDe,
  type Ventanas,
} from './ventanas';

const keyOf = (proyectoId: string) => ['backlog', proyectoId, 'ventanas'] as const;
const cuentasKey = (proyectoId: string) => ['backlog', proyectoId, 'cuentas'] as const;
const avancesKey = (proyectoId: string) => ['backlog', proyectoId, 'avances'] as const;

/** Reads the backlog of a project window by window; one that fits in the first is left to the lists of every screen. */
export const useVentanas = (proyectoId: string, enabled: boolean) => {
  const queryClient = useQueryClient();
  const eliminados = useRef<Eliminados>(new Map());
  const query = useQuery({
    queryKey: keyOf(proyectoId),
    queryFn: async ({ signal }) => {
      const before = queryClient.getQueryData<Ventanas>(keyOf(proyectoId));
      const ventanas = await readVentanas(proyectoId, before, signal);
      if (isEntero(ventanas)) {
        queryClient.setQueryData(keys.backlog(proyectoId, 'historia'), ventanas.historias);
        queryClient.setQueryData(keys.backlog(proyectoId, 'tarea'), ventanas.tareas);
      }
      return ventanas;
    },
    enabled,
    refetchOnMount: 'always',
  });
  const isPart = query.data !== undefined && !isEntero(query.data);

  useEffect(() => {
    const reads = [cuentasKey(proyectoId), avancesKey(proyectoId)].map((queryKey) =>
      createReread(() => queryClient.refetchQueries({ queryKey, exact: true, type: 'active' })),
    );
    const off = cambios.subscribe((cambio) => {
      queryClient.setQueryData<Ventanas>(
        keyOf(proyectoId),
        (now) => now && patchVentanas(now, proyectoId, cambio, eliminados.current),
      );
      if (cambio.entidad === 'epica' || cambio.entidad === 'historia') reads[0]?.call();
      if (cambio.entidad === 'tarea') reads[1]?.call();
    });
    return () => {
      off();
      reads.forEach((read) => read.cancel());
    };
  }, [queryClient, proyectoId]);

  const cuentas = useQuery({
    queryKey: cuentasKey(proyectoId),
    queryFn: ({ signal }) => http.get<CuentasReply>(`/api/epicas/proyecto/${proyectoId}/cuentas`, signal),
    enabled: enabled && isPart,
    refetchOnMount: 'always',
  });
  const avances = useQuery<AvancesReply>({
    queryKey: avancesKey(proyectoId),
    queryFn: ({ signal }) => getAvances(proyectoId, signal),
    enabled: enabled && isPart,
    refetchOnMount: 'always',
  });

  const underWay = useRef(new Set<string>());
  const [fallidas, setFallidas] = useState<ReadonlySet<string>>(new Set());
  /** Reads what is left of an epic, a window at a time, or the tasks of a story. */
  const leer = useCallback(
    async (de: Resto['de'], id: string): Promise<void> => {
      const now = queryClient.getQueryData<Ventanas>(keyOf(proyectoId));
      const cursor = now && de === 'epica' ? restoDe(now, id) : null;
      if (!now || underWay.current.has(id) || (de === 'epica' && cursor === null)) return;
      underWay.current.add(id);
      setFallidas((all) => new Set([...all].filter((each) => each !== id)));
      try {
        const read =
          cursor === null
            ? await leerTareas(proyectoId, id, eliminados.current)
            : await leerHistorias(proyectoId, { epicaId: id, cursor }, eliminados.current);
        queryClient.setQueryData<Ventanas>(keyOf(proyectoId), (present) => present && read(present));
      } catch {
        setFallidas((all) => new Set([...all, id]));
      } finally {
        underWay.current.delete(id);
      }
    },
    [queryClient, proyectoId],
  );
  return {
    query,
    isPart,
    isCounting: cuentas.isPending,
    cuentas: cuentas.data?.cuentas,
    avances: avances.data?.avances,
    leer,
    fallidas,
  };
};
