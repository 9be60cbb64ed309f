import type { Cambio } from '@pmp/contracts/common';
import type { NombreColumna } from '@pmp/contracts/sprints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cambios } from '../../shared/cambios';
import { keys } from '../../shared/queries/keys';
import { columnaOf, findHistoria } from './columnas';
import { type DatosTablero, patchTablero } from './patch-tablero';

/** What somebody else did to a card. */
export interface RemoteMove {
  autor: string | null;
  titulo: string;
  columna: NombreColumna;
}

const remoteMove = (
  before: DatosTablero,
  after: DatosTablero,
  { _id, autor }: Cambio,
): RemoteMove | undefined => {
  const historia = findHistoria(after.columnas, _id);
  const columna = columnaOf(after.columnas, _id);
  if (!historia || !columna || columnaOf(before.columnas, _id)?._id === columna._id) return undefined;
  return { autor, titulo: historia.titulo, columna: columna.nombre };
};

/** Socket changes go into the cached board at once; only what a change cannot tell is read again. */
export const useTableroLive = (proyectoId: string, onRemoteMove: (move: RemoteMove) => void) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = keys.tablero(proyectoId);
    return cambios.subscribe((cambio) => {
      const before = queryClient.getQueryData<DatosTablero>(queryKey);
      if (!before) return;
      const isGone = cambio.entidad === 'historia' && cambio.accion === 'eliminado';
      const after = patchTablero(before, cambio);
      if (after !== before) {
        queryClient.setQueryData(queryKey, after);
        const move = remoteMove(before, after, cambio);
        if (move) onRemoteMove(move);
      }
      // Which stories are on the board is the sprint's; a reply on its way may still hold a deleted one.
      if (cambio.entidad === 'sprint' || (isGone && after !== before))
        void queryClient.invalidateQueries({ queryKey });
    });
  }, [proyectoId, queryClient, onRemoteMove]);
};
