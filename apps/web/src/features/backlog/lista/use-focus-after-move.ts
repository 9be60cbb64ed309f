import { useEffect, useRef } from 'react';
import type { Lift } from '../ordenar/use-rank';

/** A row that moves loses the focus: returns it to the row's handle. */
export const useFocusAfterMove = (lift: Lift | undefined) => {
  const held = useRef<string>(undefined);
  useEffect(() => {
    if (lift) {
      held.current = lift.by === 'teclado' ? lift.ref.id : undefined;
      return;
    }
    const id = held.current;
    held.current = undefined;
    if (id) document.querySelector<HTMLElement>(`[data-handle="${id}"]`)?.focus({ preventScroll: true });
  }, [lift]);
};
