import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The address with these values; empty values are left out. */
export const withParams = (change: Record<string, string>): URLSearchParams => {
  // Read from the window: the last render may lack a change made a moment ago.
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
};

/**
 * A filter kept in the address, so that a link shows the same list. `names`: the parameter of each field; it must
 * always be the same object. A missing parameter is empty.
 */
export const useAddressFilter = <K extends string>(names: Readonly<Record<K, string>>) => {
  const [params, setParams] = useSearchParams();
  const filtro = useMemo(() => {
    const entries = Object.entries<string>(names).map(([key, name]) => [key, params.get(name) ?? '']);
    return Object.fromEntries(entries) as Record<K, string>;
  }, [names, params]);
  const setFiltro = useCallback(
    (change: Partial<Record<K, string>>) => {
      const named = Object.entries<string | undefined>(change).map(([key, value = '']) => [
        names[key as K],
        value,
      ]);
      setParams(withParams(Object.fromEntries(named) as Record<string, string>), { replace: true });
    },
    [names, setParams],
  );
  return {
    filtro,
    setFiltro,
    clear: useCallback(() => setParams({}, { replace: true }), [setParams]),
  };
};
