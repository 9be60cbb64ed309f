import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Filtro } from './filter-historias';

const PARAM = { texto: 'q', epica: 'epica', persona: 'persona' } as const;

/** The filter lives in the address: a link shows the same board. */
export const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const filtro = useMemo<Filtro>(
    () => ({
      texto: params.get(PARAM.texto) ?? '',
      epica: params.get(PARAM.epica) ?? '',
      persona: params.get(PARAM.persona) ?? '',
    }),
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
