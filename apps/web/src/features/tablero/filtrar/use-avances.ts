import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { painted } from '../../../shared/navegar/painted';
import { keys } from '../../../shared/queries/keys';
import { getAvances } from '../../../shared/queries/get-avances';
import { avancesByHistoria } from '../tarjeta/avances';
import { historiasOfPersona } from './filter-historias';

/** Progress and people of each story's tasks; read after the cards, which can be shown without it. */
export const useAvances = (proyectoId: string, persona: string) => {
  const [shown, setShown] = useState(false);
  useEffect(() => void painted().then(() => setShown(true)), []);
  const { data, isError } = useQuery({
    queryKey: keys.avances(proyectoId),
    queryFn: ({ signal }) => getAvances(proyectoId, signal),
    enabled: shown,
  });
  const avances = useMemo(() => data && avancesByHistoria(data), [data]);
  const personas = useMemo(
    () => [...(data?.personas ?? [])].sort((a, b) => a.nombre.localeCompare(b.nombre)),
    [data],
  );
  const dePersona = useMemo(() => historiasOfPersona(data?.avances, persona), [data, persona]);
  return { avances, personas, dePersona, isReady: data !== undefined, isError };
};
