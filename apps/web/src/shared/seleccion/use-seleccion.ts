import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** What is selected in a list. What a filter hides is deselected, so that nothing out of sight is changed. */
export const useSeleccion = <T extends { _id: string }>(items: readonly T[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  }, [items]);
  const anchor = useRef<string>(undefined);

  /** `range`: selects everything from the last one chosen to this one. */
  const toggle = useCallback((id: string, range: boolean) => {
    const rows = latest.current;
    const from = range ? rows.findIndex(({ _id }) => _id === anchor.current) : -1;
    const at = rows.findIndex(({ _id }) => _id === id);
    anchor.current = id;
    setIds((before) => {
      const next = new Set(before);
      if (from >= 0)
        for (const { _id } of rows.slice(Math.min(from, at), Math.max(from, at) + 1)) next.add(_id);
      else if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  return {
    ids,
    elegidas: useMemo(() => (ids.size ? items.filter(({ _id }) => ids.has(_id)) : []), [ids, items]),
    toggle,
    all: useCallback(() => setIds(new Set(latest.current.map(({ _id }) => _id))), []),
    select: useCallback((wanted: Iterable<string>) => setIds(new Set(wanted)), []),
    clear: useCallback(() => setIds(new Set()), []),
  };
};
