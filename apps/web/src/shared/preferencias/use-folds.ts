import { useCallback, useState } from 'react';

/** Ids that differ from the default: folded epics or rows, unfolded stories. */
type Turned = ReadonlySet<string>;

const read = (key: string): Turned => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
};

export interface Folds {
  turned: Turned;
  toggle: (id: string) => void;
  /** Exactly these differ from the default. */
  reset: (ids: Iterable<string>) => void;
}

/** What is unfolded in a list, remembered by its name; what a filter unfolds is forgotten with the filter. */
export const useFolds = (name: string, filtro: string): Folds => {
  const key = `plegado:${name}`;
  const [state, setState] = useState(() => ({ key, turned: read(key) }));
  const [filtered, setFiltered] = useState<{ filtro: string; turned: Turned }>({ filtro, turned: new Set() });
  if (state.key !== key) setState({ key, turned: read(key) });
  if (filtered.filtro !== filtro) setFiltered({ filtro, turned: new Set() });
  const turned = filtro ? filtered.turned : state.turned;

  const reset = useCallback(
    (ids: Iterable<string>) => {
      const next = new Set(ids);
      if (filtro) return setFiltered({ filtro, turned: next });
      localStorage.setItem(key, JSON.stringify([...next]));
      setState({ key, turned: next });
    },
    [filtro, key],
  );
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(turned);
      if (!next.delete(id)) next.add(id);
      reset(next);
    },
    [turned, reset],
  );
  return { turned, toggle, reset };
};
