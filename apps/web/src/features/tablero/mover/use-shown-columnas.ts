import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useEffect, useMemo, useState } from 'react';
import { usePorConfirmar } from '../../../shared/pendientes/pendientes';
import { HOLD_MS, refreshInPlace, wouldMove } from './hold-still';

interface ShownOptions {
  columnas: Columna[];
  visible: (historia: HistoriaDeSprint) => boolean;
  /** The card under the pointer, which changes by others must not move. */
  pointed: string | null;
  /** A card is being dragged on this page. */
  lifted: boolean;
}

/**
 * The columns as they are. Changes by others wait while they would move the card in use: to the end
 * of a drag, but only a moment for a pointer that may have been left there.
 */
export const useShownColumnas = ({ columnas: next, visible, pointed, lifted }: ShownOptions) => {
  const porConfirmar = usePorConfirmar();
  const [shown, setShown] = useState({ columnas: next, porConfirmar });
  const [overdue, setOverdue] = useState(false);
  const isOwnChange = porConfirmar !== shown.porConfirmar;
  const disturbs =
    shown.columnas !== next &&
    (lifted || (pointed !== null && wouldMove(shown.columnas, next, pointed, visible)));
  const waits = disturbs && !isOwnChange && !overdue;
  if (overdue && !disturbs) setOverdue(false);
  if (!waits && (shown.columnas !== next || isOwnChange)) setShown({ columnas: next, porConfirmar });
  useEffect(() => {
    if (!waits || lifted) return undefined;
    const timer = setTimeout(() => setOverdue(true), HOLD_MS);
    return () => clearTimeout(timer);
  }, [waits, lifted]);
  const held = useMemo(() => refreshInPlace(shown.columnas, next), [shown.columnas, next]);
  return { columnas: waits ? held : next, waits, show: () => setOverdue(true) };
};
