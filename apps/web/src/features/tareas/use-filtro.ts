import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Filtro } from './filtro';

export const PARAM: Record<keyof Filtro, string> = {
  texto: 'q',
  asignado: 'asignado',
  estado: 'estado',
  prioridad: 'prioridad',
  tipo: 'tipo',
  proyecto: 'proyecto',
  vencidas: 'vencidas',
};
export const PARAM_ORDEN = 'orden';

/** What makes the list, and nothing else that the address may carry: always written alike, to be compared. */
export const listaOf = (params: URLSearchParams): string => {
  const names = [...Object.values(PARAM), PARAM_ORDEN];
  const kept = names.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
};

/** The filter lives in the address: a link shows the same list. */
export const useFiltro = () => {
  const [params, setParams] = useSearchParams();
  const filtro = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(PARAM).map(([key, name]) => [key, params.get(name) ?? '']),
      ) as unknown as Filtro,
    [params],
  );
  const setParam = useCallback(
    (name: string, value: string) =>
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
  return {
    filtro,
    orden: params.get(PARAM_ORDEN) ?? '',
    lista: listaOf(params),
    setParam,
    clear: useCallback(() => setParams({}, { replace: true }), [setParams]),
  };
};
