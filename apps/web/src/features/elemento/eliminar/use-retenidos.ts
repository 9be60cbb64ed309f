import { useState } from 'react';

interface Retenido<T> {
  item: T;
  /** Its place in the list. */
  at: number;
  /** What was written, of which the server has said that its item is gone. */
  escrito?: string;
}

/**
 * A list whose lines are rewritten where they stand: one that somebody else deletes meanwhile keeps its place until its
 * editor is closed. Otherwise what was being written would go with it.
 */
export const useRetenidos = <T extends { _id: string }>(items: readonly T[]) => {
  const [retenidos, setRetenidos] = useState<readonly Retenido<T>[]>([]);
  const find = (id: string) => retenidos.find(({ item }) => item._id === id);
  const isListed = (id: string) => items.some(({ _id }) => _id === id);
  const release = (id: string) => setRetenidos((now) => now.filter(({ item }) => item._id !== id));
  return {
    items: retenidos
      .filter(({ item }) => !isListed(item._id))
      .reduce<readonly T[]>((shown, { item, at }) => shown.toSpliced(at, 0, item), items),
    isEditing: (id: string): boolean => find(id) !== undefined,
    isGone: (id: string): boolean => {
      const retenido = find(id);
      return retenido !== undefined && (retenido.escrito !== undefined || !isListed(id));
    },
    /** As it was when its editor opened. */
    antes: (id: string): T | undefined => find(id)?.item,
    escrito: (id: string): string | undefined => find(id)?.escrito,
    /** Its editor opens; with `escrito`, again, because what was saved has come too late. */
    hold: (item: T, escrito?: string) =>
      setRetenidos((now) => {
        const before = now.find((each) => each.item._id === item._id);
        const known = items.findIndex(({ _id }) => _id === item._id);
        const at = before?.at ?? (known < 0 ? items.length : known);
        const rest = now.filter((each) => each !== before);
        return [...rest, { item, at, ...(escrito !== undefined && { escrito }) }];
      }),
    release,
    /** The one in front of it, to put another in its place; null: it was the first. */
    anterior: (id: string): string | null => items[(find(id)?.at ?? items.length) - 1]?._id ?? null,
  };
};
