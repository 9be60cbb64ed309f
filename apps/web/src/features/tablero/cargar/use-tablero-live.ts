import type { Cambio } from '@pmp/contracts/common';
import type { Columna } from '@pmp/contracts/sprints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cambios } from '../../../shared/vivo/cambios';
import { keys } from '../../../shared/queries/keys';
import { columnaOf, findHistoria } from './columnas';
import { type DatosTablero, patchTablero } from './patch-tablero';

/** A change by somebody else, to be announced. */
export interface RemoteMove {
  autor: string | null;
  titulo: string;
  columna: Columna;
}

const remoteMove = (
  before: DatosTablero,
  after: DatosTablero,
  { _id, autor }: Cambio,
): RemoteMove | undefined => {
  const historia = findHistoria(after.columnas, _id);
  const columna = columnaOf(after.columnas, _id);
  if (!historia || !columna || columnaOf(before.columnas, _id)?._id === columna._id) return undefined;
  return { autor, titulo: historia.titulo, columna };
};

/** Applies socket changes to the cached board, and refetches only what a change does not contain. */
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
      const arranged = cambio.entidad === 'tablero' && cambio._id === before.tablero._id;
      // Not even the stories that have a label change with its name.
      const labelled = cambio.entidad === 'etiqueta';
      // The sprint decides which stories are on the board, and a reply in flight may still contain a deleted one.
      if (cambio.entidad === 'sprint' || arranged || labelled || (isGone && after !== before))
        void queryClient.invalidateQueries({ queryKey });
    });
  }, [proyectoId, queryClient, onRemoteMove]);
};
