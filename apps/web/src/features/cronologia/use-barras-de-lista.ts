import type { Enlace, Historia } from '@pmp/contracts/proyectos';
import type { SprintCambio } from '@pmp/contracts/sprints';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type Lista, useFilas } from '../../shared/almacen/lista';
import { useRelecturas } from '../../shared/almacen/use-relectura';
import { groupBy } from '../../shared/dominio/group-by';
import type { Elemento } from '../../shared/elementos/elementos';
import { sprintsQuery } from '../../shared/sprints/use-sprints';
import { cuentasQuery, mayAlter } from '../../shared/arbol/use-cuentas';
import type { PorLeer } from './contexto';
import { type Barra, barraOfEpica, barraOfHistoria, barraOfTarea, plazosDe, plazosOf } from './plazos/barras';
import { bloqueosDe, enlacesQuery } from './plazos/bloqueos';
import { alcanzadasDe, deEpicaQuery, enlazadasQuery } from './plazos/enlazadas';

const NONE: never[] = [];
const NADA: PorLeer['restos'] = new Map();

const proyectosDe = (elementos: readonly Elemento[]): string[] =>
  [...new Set(elementos.map(({ datos }) => datos.proyecto))].sort();

const isLent = ({ entidad, datos }: Elemento) =>
  entidad === 'historia' && datos.sprintId !== null && !datos.inicio && !datos.fin;

interface Leida<T> {
  data?: T | undefined;
  isLoading: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/** Queries of many projects as one; `of`: what matters of each answer. */
const joinedBy =
  <T, R>(of: (data: T) => readonly R[]) =>
  (queries: readonly Leida<T>[]) => ({
    data: queries.flatMap(({ data }): readonly R[] => (data ? of(data) : NONE)),
    isLoading: queries.some(({ isLoading }) => isLoading),
    isFetching: queries.some(({ isFetching }) => isFetching),
    error: queries.find(({ error }) => error)?.error ?? null,
    refetch: () => queries.forEach((query) => void query.refetch()),
  });

const all = <T>(data: readonly T[]): readonly T[] => data;
const joined = <T>(queries: readonly Leida<T[]>[]) => joinedBy<T[], T>(all)(queries);

/** How much the epics of these projects hold, as the server counts it. */
const useCuentasDe = (proyectos: readonly string[]) => {
  useRelecturas(
    proyectos.map((proyecto) => cuentasQuery(proyecto, undefined).queryKey),
    mayAlter,
  );
  return useQueries({
    queries: proyectos.map((proyecto) => cuentasQuery(proyecto, undefined)),
    combine: cuentasJuntas,
  });
};
const cuentasJuntas = joinedBy(
  ({ cuentas }: Awaited<ReturnType<ReturnType<typeof cuentasQuery>['queryFn']>>) => cuentas,
);

/** The stories that would be pushed by some of these, in each project. */
const useAlcanzadas = (enlaces: readonly Enlace[], leidas: readonly Historia[]) => {
  const pedidas = useMemo(() => {
    const suyas = groupBy(leidas, ({ proyecto }) => proyecto);
    return [...suyas].map(([proyecto, historias]) => ({
      proyecto,
      claves: alcanzadasDe(enlaces, historias),
    }));
  }, [enlaces, leidas]);
  const query = useQueries({
    queries: pedidas.map(({ proyecto, claves }) => enlazadasQuery(proyecto, claves)),
    combine: idsJuntos,
  });
  const { data: ids } = query;
  const halladas = useFilas(
    'historia',
    useMemo(() => ({ ids, desde: 0 }), [ids]),
  );
  return { ...query, data: halladas };
};
const idsJuntos = joinedBy(({ ids }: Lista) => ids);

/** The sprints of these projects. */
const useSprintsDe = (proyectos: readonly string[]) => {
  const query = useQueries({ queries: proyectos.map(sprintsQuery), combine: idsJuntos });
  const { data: ids } = query;
  const sprints = useFilas(
    'sprint',
    useMemo(() => ({ ids, desde: 0 }), [ids]),
    useCallback(({ proyecto }: SprintCambio) => proyectos.includes(proyecto), [proyectos]),
  );
  return { ...query, data: sprints };
};

/**
 * The bars of a list's items, as the timelines of their projects draw them. Of an epic the server says from when to when
 * its stories go. What the list does not have and moves with something that it has is read when that is needed: what
 * waits for its stories, and the stories of an epic that somebody moves.
 */
export const useBarrasDeLista = (elementos: readonly Elemento[]) => {
  const [movida, setMovida] = useState<{ id: string; proyecto: string }>();
  const deEpica = useQuery(deEpicaQuery(movida?.proyecto ?? '', movida?.id ?? ''));
  const deEsa = useFilas('historia', deEpica.data);
  const historias = useMemo((): Historia[] => {
    const propias = elementos.flatMap((each) => (each.entidad === 'historia' ? [each.datos] : []));
    const byId = new Map([...deEsa, ...propias].map((each) => [each._id, each]));
    return [...byId.values()];
  }, [elementos, deEsa]);

  const conHistorias = useMemo(
    () => [...new Set(historias.map(({ proyecto }) => proyecto))].sort(),
    [historias],
  );
  const enlaces = useQueries({ queries: conHistorias.map(enlacesQuery), combine: joined<Enlace> });
  const bloqueos = useMemo(() => bloqueosDe(enlaces.data), [enlaces.data]);
  const alcanzadas = useAlcanzadas(enlaces.data, historias);

  const conEpicas = useMemo(
    () => proyectosDe(elementos.filter(({ entidad }) => entidad === 'epica')),
    [elementos],
  );
  const cuentas = useCuentasDe(conEpicas);

  const conSprints = useMemo(
    () => [...new Set([...proyectosDe(elementos.filter(isLent)), ...conEpicas])].sort(),
    [elementos, conEpicas],
  );
  const sprints = useSprintsDe(conSprints);

  const barras = useMemo((): Barra[] => {
    const byId = new Map(sprints.data.map((sprint) => [sprint._id, sprint]));
    const contadas = new Map(cuentas.data.map((cuenta) => [cuenta.epicaId, plazosOf(cuenta, byId)]));
    const read = new Set(historias.map(({ _id }) => _id));
    const otras = alcanzadas.data.filter(({ _id }) => !read.has(_id));
    const deHistorias = [...historias, ...otras].map((datos) => barraOfHistoria(datos, byId));
    const suyas = groupBy(deHistorias, ({ padre }) => padre);
    const lista = elementos.flatMap(({ entidad, datos }): Barra[] => {
      if (entidad === 'tarea') return [barraOfTarea(datos)];
      if (entidad !== 'epica') return [];
      return [
        barraOfEpica(datos, [...(contadas.get(datos._id) ?? []), ...plazosDe(suyas.get(datos._id) ?? [])]),
      ];
    });
    return [...lista, ...deHistorias];
  }, [elementos, historias, alcanzadas.data, cuentas.data, sprints.data]);

  const isRead = deEpica.data !== undefined && !enlaces.isLoading && !alcanzadas.isLoading;
  const { isError, refetch } = deEpica;
  const porLeer = useMemo(
    (): PorLeer => ({
      restos: NADA,
      fallidas: new Set(isError && movida ? [movida.id] : []),
      leer: () => undefined,
      falta: ({ tipo, id }) => tipo === 'epica' && !(id === movida?.id && isRead),
      traer: ({ tipo, id, datos }) => {
        if (tipo !== 'epica') return;
        if (id !== movida?.id) setMovida({ id, proyecto: datos.proyecto });
        else if (isError) void refetch();
      },
    }),
    [movida, isRead, isError, refetch],
  );

  const beside = [enlaces, alcanzadas, cuentas, sprints];
  return {
    barras,
    bloqueos,
    porLeer,
    // What lends days makes bars appear: read later, they would jump in.
    isPending: beside.some(({ isLoading }) => isLoading),
    isFetching: beside.some(({ isFetching }) => isFetching),
    error: beside.find(({ error }) => error)?.error ?? null,
    refetch: () => beside.forEach((query) => query.refetch()),
  };
};
