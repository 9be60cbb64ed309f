import { useState } from 'react';
import { entidadOf, type Row } from './rows';

export interface Selection {
  ids: ReadonlySet<string>;
  /** `range`: selects everything of that kind from the last one clicked to this one. */
  toggle: (id: string, range: boolean) => void;
  select: (ids: Iterable<string>) => void;
  clear: () => void;
}

/** The selected stories and tasks. */
export const useSelection = (rows: Row[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string>();
  return {
    ids,
    toggle: (id, range) => {
      const next = new Set(ids);
      const at = rows.findIndex(({ key }) => key === id);
      const from = range ? rows.findIndex(({ key }) => key === anchor) : -1;
      if (from >= 0 && at >= 0) {
        const row = rows[at];
        const kind = row && entidadOf(row);
        for (const each of rows.slice(Math.min(from, at), Math.max(from, at) + 1))
          if (entidadOf(each) === kind) next.add(each.key);
      } else if (!next.delete(id)) next.add(id);
      setAnchor(id);
      setIds(next);
    },
    select: (wanted) => setIds(new Set(wanted)),
    clear: () => setIds(new Set()),
  };
};
