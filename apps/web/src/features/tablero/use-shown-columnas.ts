import type { Columna, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useMemo, useState } from 'react';
import { refreshInPlace, wouldMove } from './hold-still';
import { layMoves, type Move } from './pending-moves';

interface ShownOptions {
  columnas: Columna[];
  pending: readonly Move[];
  visible: (historia: HistoriaDeSprint) => boolean;
  /** The card under the pointer, which changes by others must not move. */
  pointed: string | null;
  /** A card is being dragged on this page. */
  lifted: boolean;
}

/** The server's columns with the pending moves; changes by others wait while they would move the card in use. */
export const useShownColumnas = ({ columnas, pending, visible, pointed, lifted }: ShownOptions) => {
  const next = useMemo(() => layMoves(columnas, pending), [columnas, pending]);
  const [shown, setShown] = useState({ columnas: next, pending });
  const isOwnChange = pending !== shown.pending;
  const disturbs =
    shown.columnas !== next &&
    (lifted || (pointed !== null && wouldMove(shown.columnas, next, pointed, visible)));
  const waits = disturbs && !isOwnChange;
  if (!waits && (shown.columnas !== next || isOwnChange)) setShown({ columnas: next, pending });
  const held = useMemo(() => refreshInPlace(shown.columnas, next), [shown.columnas, next]);
  return { columnas: waits ? held : next, waits };
};
