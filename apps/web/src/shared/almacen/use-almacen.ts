import { useMemo, useSyncExternalStore } from 'react';
import { almacen } from './almacen';

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, at) => each === b[at]);

/** Asked at each drawing and after each change: the same list for as long as the same things are in it. */
const createSnapshot = <T>(select: () => T[]) => {
  let shown = select();
  let momento = almacen.momento();
  return (): T[] => {
    if (momento === almacen.momento()) return shown;
    momento = almacen.momento();
    const next = select();
    if (!isSame(shown, next)) shown = next;
    return shown;
  };
};

/** What a screen shows of the store, drawn again when that changes. `select` stays the same for the same question. */
export const useAlmacen = <T>(select: () => T[]): T[] =>
  useSyncExternalStore(
    almacen.subscribe,
    useMemo(() => createSnapshot(select), [select]),
  );
