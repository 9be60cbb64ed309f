import type { Columna } from '@pmp/contracts/sprints';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { painted } from '../../../shared/navegar/painted';
import { keys } from '../../../shared/queries/keys';
import { getAvances } from '../../../shared/queries/get-avances';
import { avancesByHistoria } from '../tarjeta/avances';
import { historiasOfPersona } from './filter-historias';

/** Progress and people of the tasks of each story on the board; read after the cards, which can be shown without it. */
export const useAvances = (proyectoId: string, columnas: readonly Columna[], persona: string) => {
  const [shown, setShown] = useState(false);
  useEffect(() => void painted().then(() => setShown(true)), []);
  // In an order of their own: a card in another column is no other question.
  const historias = useMemo(
    () => columnas.flatMap((columna) => columna.historias.map(({ _id }) => _id)).sort(),
    [columnas],
  );
  const { data, isError, refetch } = useQuery({
    queryKey: keys.avances(proyectoId),
    queryFn: ({ signal }) => getAvances(proyectoId, historias, signal),
    enabled: shown,
  });
  // Counted again only for a card that has come: what has gone does no harm.
  const isPart = useMemo(() => {
    const known = data && new Set(data.historias);
    return known !== undefined && historias.some((id) => !known.has(id));
  }, [data, historias]);
  useEffect(() => {
    if (isPart) void refetch();
  }, [isPart, refetch]);
  const avances = useMemo(() => data && avancesByHistoria(data), [data]);
  const personas = useMemo(
    () => [...(data?.personas ?? [])].sort((a, b) => a.nombre.localeCompare(b.nombre)),
    [data],
  );
  const dePersona = useMemo(() => historiasOfPersona(data?.avances, persona), [data, persona]);
  return { avances, personas, dePersona, isReady: data !== undefined, isError };
};
