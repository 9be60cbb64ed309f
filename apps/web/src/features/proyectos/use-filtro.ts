import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTextParam } from '../../shared/use-text-param';
import type { FiltroProyectos } from './filter-proyectos';

/** The filter lives in the address, so that the dashboard's counters can link to a filtered list. */
export const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const [texto, setTexto] = useTextParam('q');
  const filtro: FiltroProyectos = {
    texto,
    estado: params.get('estado') ?? '',
    prioridad: params.get('prioridad') ?? '',
  };
  const setParam = useCallback(
    (name: 'estado' | 'prioridad', value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value) next.set(name, value);
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const clear = useCallback(() => {
    setTexto('');
    setParams({}, { replace: true });
  }, [setParams, setTexto]);
  return { filtro, setTexto, setParam, clear };
};
