import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Filtro, NO_FILTRO } from './filter-tree';

const PARAM: Record<keyof Filtro, string> = {
  texto: 'q',
  persona: 'persona',
  estado: 'estado',
  prioridad: 'prioridad',
  tipo: 'tipo',
};

/** The filter lives in the address: a link shows the same list. */
export const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const filtro = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(NO_FILTRO).map((key) => [key, params.get(PARAM[key as keyof Filtro]) ?? '']),
      ) as unknown as Filtro,
    [params],
  );
  const setFiltro = useCallback(
    (change: Partial<Filtro>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(change)) {
            const name = PARAM[key as keyof Filtro];
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [filtro, setFiltro] as const;
};
