import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useEffect, useMemo, useState } from 'react';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { layCambios } from '../cargar/lay-cambios';
import { HOLD_MS, refreshInPlace, wouldMove } from './hold-still';
import { layMoves, type Move } from './pending-moves';

interface ShownOptions {
  columnas: Columna[];
  pending: readonly Move[];
  /** Changes of fields by this person that the server has not confirmed. */
  cambios: readonly NuevoPendiente[];
  visible: (historia: HistoriaDeSprint) => boolean;
  /** The card under the pointer, which changes by others must not move. */
  pointed: string | null;
  /** A card is being dragged on this page. */
  lifted: boolean;
}

/**
 * The server's columns with the pending moves. Changes by others wait while they would move the card in use: to the end
 * of a drag, but only a moment for a pointer that may have been left there.
 */
export const useShownColumnas = ({ columnas, pending, cambios, visible, pointed, lifted }: ShownOptions) => {
  const next = useMemo(() => layMoves(layCambios(columnas, cambios), pending), [columnas, pending, cambios]);
  const [shown, setShown] = useState({ columnas: next, pending, cambios });
  const [overdue, setOverdue] = useState(false);
  const isOwnChange = pending !== shown.pending || cambios !== shown.cambios;
  const disturbs =
    shown.columnas !== next &&
    (lifted || (pointed !== null && wouldMove(shown.columnas, next, pointed, visible)));
  const waits = disturbs && !isOwnChange && !overdue;
  if (overdue && !disturbs) setOverdue(false);
  if (!waits && (shown.columnas !== next || isOwnChange)) setShown({ columnas: next, pending, cambios });
  useEffect(() => {
    if (!waits || lifted) return undefined;
    const timer = setTimeout(() => setOverdue(true), HOLD_MS);
    return () => clearTimeout(timer);
  }, [waits, lifted]);
  const held = useMemo(() => refreshInPlace(shown.columnas, next), [shown.columnas, next]);
  return { columnas: waits ? held : next, waits, show: () => setOverdue(true) };
};
