import type { Enlace } from '@pmp/contracts/proyectos';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { http } from '../../../shared/http/http';
import { keys } from '../../../shared/queries/keys';
import { getSprints } from '../api/sprints';
import { useBacklog } from '../filtrar/use-backlog';
import { barrasDe } from './barras';
import type { Bloqueo } from './desplazar';

const NONE: never[] = [];

const getEnlaces = async (proyectoId: string, signal: AbortSignal): Promise<Enlace[]> =>
  (await http.get<{ enlaces: Enlace[] }>(`/api/enlaces/proyecto/${proyectoId}`, signal)).enlaces;

/** Only between stories: tasks have no bar, and what is in another project is not drawn here. */
const bloqueosDe = (enlaces: readonly Enlace[]): Bloqueo[] =>
  enlaces.flatMap(({ tipo, origen, destino }) =>
    tipo === 'bloquea' &&
    !('oculto' in origen) &&
    !('oculto' in destino) &&
    origen.tipo === 'historia' &&
    destino.tipo === 'historia'
      ? [{ origen: origen._id, destino: destino._id }]
      : [],
  );

export const useCronologia = (proyectoId: string) => {
  const backlog = useBacklog(proyectoId, { conTareas: false });
  const sprints = useQuery({
    queryKey: keys.sprints(proyectoId),
    queryFn: ({ signal }) => getSprints(proyectoId, signal),
  });
  const enlaces = useQuery({
    queryKey: keys.enlacesDeProyecto(proyectoId),
    queryFn: ({ signal }) => getEnlaces(proyectoId, signal),
  });
  const { epicas, historias } = backlog;
  const barras = useMemo(
    () => barrasDe(epicas, historias, sprints.data ?? NONE),
    [epicas, historias, sprints.data],
  );
  const bloqueos = useMemo(() => bloqueosDe(enlaces.data ?? NONE), [enlaces.data]);
  const all = [sprints, enlaces];
  return {
    barras,
    bloqueos,
    epicas,
    // What waits for what is said in the rows: read later, it would make some of them taller.
    isPending: backlog.isPending || all.some((query) => query.isLoading),
    isFetching: backlog.isFetching || all.some((query) => query.isFetching),
    isMissing: backlog.isMissing || (sprints.isError && !sprints.data),
    error: backlog.error ?? all.find((query) => query.error)?.error ?? null,
    refetch: () => {
      backlog.refetch();
      all.forEach((query) => void query.refetch());
    },
  };
};
