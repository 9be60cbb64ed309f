import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFilas } from '../../shared/almacen/lista';
import { useSprints } from '../../shared/sprints/use-sprints';
import { readingOf, useEpicasDe } from '../../shared/arbol/use-epicas-de';
import { readTodasLasHistorias } from '../../shared/arbol/leer-pagina';
import { restosOf } from '../../shared/arbol/restos';
import { useVentanas } from '../../shared/arbol/use-ventanas';
import type { PorLeer } from './contexto';
import { barrasDe } from './plazos/barras';
import { bloqueosDe, enlacesQuery } from './plazos/bloqueos';
import { clavesDe, delSprintQuery, enlazadasQuery } from './plazos/enlazadas';

const NONE: never[] = [];

/** The timeline of a project: a small one whole, of a large one what is in sight and what holds up what. */
export const useCronologia = (proyectoId: string) => {
  const { query: epicas, epicas: mostradas } = useEpicasDe(proyectoId);
  const {
    query: ventanas,
    historias: leidas,
    isPart,
    cuentas,
    isCounting,
    leer,
    fallidas,
  } = useVentanas(proyectoId, {
    enabled: true,
    sinTareas: true,
  });
  const sprints = useSprints(proyectoId);
  const enlaces = useQuery(enlacesQuery(proyectoId));
  const claves = useMemo(
    () => (isPart ? clavesDe(enlaces.data ?? NONE, leidas) : NONE),
    [isPart, enlaces.data, leidas],
  );
  const enlazadas = useQuery(enlazadasQuery(proyectoId, claves));
  const otrasEnlazadas = useFilas('historia', enlazadas.data);
  const [sprintMovido, setSprintMovido] = useState('');
  const delSprint = useQuery(delSprintQuery(proyectoId, sprintMovido));
  const otrasDelSprint = useFilas('historia', delSprint.data);
  const historias = useMemo(() => {
    const todas = [...otrasEnlazadas, ...otrasDelSprint, ...leidas];
    return [...new Map(todas.map((each) => [each._id, each])).values()];
  }, [leidas, otrasEnlazadas, otrasDelSprint]);
  const restos = useMemo(() => {
    const parte = isPart && ventanas.data ? restosOf(ventanas.data, cuentas, undefined) : undefined;
    if (!parte) return undefined;
    const counts = new Map<string, number>();
    for (const { epicaId } of historias) counts.set(epicaId._id, (counts.get(epicaId._id) ?? 0) + 1);
    return new Map(
      mostradas.flatMap(({ _id }) => {
        const resto = parte.deEpica(_id, counts.get(_id) ?? 0);
        return resto ? [[_id, resto] as const] : [];
      }),
    );
  }, [isPart, ventanas.data, cuentas, historias, mostradas]);
  const barras = useMemo(
    () =>
      barrasDe({
        epicas: mostradas,
        historias,
        sprints: sprints.data ?? NONE,
        cuentas: cuentas?.filter(({ epicaId }) => restos?.has(epicaId)),
      }),
    [mostradas, historias, sprints.data, cuentas, restos],
  );
  const bloqueos = useMemo(() => bloqueosDe(enlaces.data ?? NONE), [enlaces.data]);
  const porLeer = useMemo((): PorLeer | undefined => {
    if (!restos) return undefined;
    const leerEpica = (epicaId: string) => leer('epica', epicaId);
    return {
      restos,
      fallidas,
      leer: leerEpica,
      falta: ({ tipo, id }) =>
        tipo === 'epica' ? restos.has(id) : tipo === 'sprint' && !(id === sprintMovido && delSprint.data),
      traer: ({ tipo, id }) => (tipo === 'sprint' ? setSprintMovido(id) : leerEpica(id)),
    };
  }, [restos, fallidas, leer, sprintMovido, delSprint.data]);
  /** All bars of a project of which some have not been read. */
  const readBarras =
    restos &&
    (async () =>
      barrasDe({
        epicas: mostradas,
        historias: await readTodasLasHistorias(proyectoId, {}),
        sprints: sprints.data ?? NONE,
      }));
  const beside = [sprints, enlaces, enlazadas];
  const all = [epicas, ventanas, ...beside];
  const reading = readingOf([epicas, ventanas]);
  return {
    barras,
    bloqueos,
    porLeer,
    readBarras,
    epicas: mostradas,
    // What waits for what is said in the rows: read later, it would make some of them taller.
    isPending: reading.isPending || (isPart && isCounting) || beside.some((query) => query.isLoading),
    isFetching: all.some((query) => query.isFetching),
    isMissing: reading.isMissing || (sprints.isError && !sprints.data),
    error: all.find((query) => query.error)?.error ?? null,
    refetch: () => all.forEach((query) => void query.refetch()),
  };
};
