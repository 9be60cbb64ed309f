import type { Columna } from '@pmp/contracts/sprints';
import { useEffect, useRef } from 'react';
import { almacen } from '../../../shared/almacen/almacen';
import { columnaDe, columnaOf } from './columnas';

/** A change by somebody else, to be announced. */
export interface RemoteMove {
  autor: string | null;
  titulo: string;
  columna: Columna;
}

/** Says when a change that is heard of puts a story of the board in another column. */
export const useRemoteMoves = (columnas: Columna[], onRemoteMove: (move: RemoteMove) => void): void => {
  const shown = useRef(columnas);
  useEffect(() => {
    shown.current = columnas;
  });
  useEffect(
    () =>
      almacen.hear(({ entidad, _id, autor }) => {
        const before = entidad === 'historia' && columnaOf(shown.current, _id);
        const historia = almacen.get('historia', _id);
        const columna = before && historia && columnaDe(shown.current, historia);
        if (columna && columna !== before) onRemoteMove({ autor, titulo: historia.titulo, columna });
      }),
    [onRemoteMove],
  );
};
