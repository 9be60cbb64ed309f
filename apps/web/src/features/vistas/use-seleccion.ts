import { useCallback, useMemo, useRef, useState } from 'react';
import type { Elemento } from '../../shared/elementos/elementos';

/** The selected items. What the query no longer finds is deselected, so that nothing out of sight is changed. */
export const useSeleccion = (elementos: readonly Elemento[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string>(undefined);
  const order = useMemo(() => elementos.map(({ datos }) => datos._id), [elementos]);
  const elegidos = useMemo(() => elementos.filter(({ datos }) => ids.has(datos._id)), [elementos, ids]);

  /** `range`: selects everything from the last one clicked to this one. */
  const toggle = useCallback(
    (id: string, range: boolean) => {
      const from = range && anchor.current ? order.indexOf(anchor.current) : -1;
      const at = order.indexOf(id);
      anchor.current = id;
      setIds((before) => {
        const next = new Set(before);
        if (from >= 0)
          for (const each of order.slice(Math.min(from, at), Math.max(from, at) + 1)) next.add(each);
        else if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [order],
  );
  return {
    ids: useMemo(() => new Set(elegidos.map(({ datos }) => datos._id)), [elegidos]),
    elegidos,
    toggle,
    all: useCallback(() => setIds(new Set(order)), [order]),
    select: useCallback((wanted: Iterable<string>) => setIds(new Set(wanted)), []),
    clear: useCallback(() => setIds(new Set()), []),
  };
};
