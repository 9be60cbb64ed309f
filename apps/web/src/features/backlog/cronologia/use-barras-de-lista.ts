import type { Historia } from '@pmp/contracts/proyectos';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Elemento } from '../../../shared/elementos/elementos';
import { keys } from '../../../shared/queries/keys';
import { getSprints } from '../api/sprints';
import { listaQuery, useBacklogLive } from '../filtrar/use-backlog';
import { type Barra, barraOfEpica, barraOfHistoria, barraOfTarea, plazosDe } from './plazos/barras';
import { bloqueosDe, enlacesQuery } from './plazos/bloqueos';

const NONE: never[] = [];

const proyectosDe = (elementos: readonly Elemento[]): string[] =>
  [...new Set(elementos.map(({ datos }) => datos.proyecto))].sort();

const isLent = ({ entidad, datos }: Elemento) =>
  entidad === 'historia' && datos.sprintId !== null && !datos.inicio && !datos.fin;

/** Queries of many projects as one. */
const joined = <T>(
  queries: readonly {
    data?: T[] | undefined;
    isLoading: boolean;
    isFetching: boolean;
    error: Error | null;
    refetch: () => unknown;
  }[],
) => ({
  data: queries.flatMap(({ data }) => data ?? NONE),
  isLoading: queries.some(({ isLoading }) => isLoading),
  isFetching: queries.some(({ isFetching }) => isFetching),
  error: queries.find(({ error }) => error)?.error ?? null,
  refetch: () => queries.forEach((query) => void query.refetch()),
});

/**
 * The bars of a list's items, as the timelines of their projects draw them. With them come those that the list does not
 * have and that move with one that it has: the stories of its epics, and what waits for its stories.
 */
export const useBarrasDeLista = (elementos: readonly Elemento[]) => {
  const conHistorias = useMemo(
    () => proyectosDe(elementos.filter(({ entidad }) => entidad === 'historia')),
    [elementos],
  );
  const enlaces = useQueries({ queries: conHistorias.map(enlacesQuery), combine: joined });
  const bloqueos = useMemo(() => bloqueosDe(enlaces.data), [enlaces.data]);

  const enteros = useMemo(() => {
    const found = new Set(elementos.map(({ datos }) => datos._id));
    const isPushing = new Set(bloqueos.flatMap(({ origen, destino }) => (found.has(destino) ? [] : origen)));
    return proyectosDe(
      elementos.filter(({ entidad, datos }) => entidad === 'epica' || isPushing.has(datos._id)),
    );
  }, [elementos, bloqueos]);
  useBacklogLive(enteros);
  const historias = useQueries({
    queries: enteros.map((proyecto) => listaQuery('historia', proyecto)),
    combine: joined,
  });

  const conSprints = useMemo(
    () => [...new Set([...proyectosDe(elementos.filter(isLent)), ...enteros])].sort(),
    [elementos, enteros],
  );
  const sprints = useQueries({
    queries: conSprints.map((proyecto) => ({
      queryKey: keys.sprints(proyecto),
      queryFn: ({ signal }: { signal: AbortSignal }) => getSprints(proyecto, signal),
    })),
    combine: joined,
  });

  const barras = useMemo((): Barra[] => {
    const byId = new Map(sprints.data.map((sprint) => [sprint._id, sprint]));
    const found = new Set(elementos.map(({ datos }) => datos._id));
    const suyas = new Map<string, Barra[]>();
    const barraOf = (datos: Historia): Barra => {
      const barra = barraOfHistoria(datos, byId);
      suyas.set(datos.epicaId._id, [...(suyas.get(datos.epicaId._id) ?? []), barra]);
      return barra;
    };
    const otras = historias.data.filter(({ _id }) => !found.has(_id)).map(barraOf);
    const propias = elementos.flatMap((elemento) =>
      elemento.entidad === 'historia' ? barraOf(elemento.datos) : [],
    );
    const lista = elementos.flatMap(({ entidad, datos }): Barra[] => {
      if (entidad === 'epica') return [barraOfEpica(datos, plazosDe(suyas.get(datos._id) ?? []))];
      return entidad === 'tarea' ? [barraOfTarea(datos)] : [];
    });
    return [...lista, ...propias, ...otras];
  }, [elementos, historias.data, sprints.data]);

  const all = [enlaces, historias, sprints];
  return {
    barras,
    bloqueos,
    // What lends days makes bars appear: read later, they would jump in.
    isPending: all.some(({ isLoading }) => isLoading),
    isFetching: all.some(({ isFetching }) => isFetching),
    error: all.find(({ error }) => error)?.error ?? null,
    refetch: () => all.forEach(({ refetch }) => refetch()),
  };
};
