import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keys } from '../../shared/queries/keys';
import { moveHistoria } from './api/move-historia';
import { estadoIn, findHistoria } from './columnas';
import { type DatosTablero, placeHistoria } from './patch-tablero';
import type { Move } from './pending-moves';

/** The specification's life of the error. */
const ERROR_MS = 3000;

/** Moves on their way to the server, in the order in which they were made, and the means to add one. */
export const useMoves = (proyectoId: string) => {
  const queryClient = useQueryClient();
  const queryKey = keys.tablero(proyectoId);
  const mutationKey = ['mover-historia', proyectoId];
  const [failure, setFailure] = useState(0);

  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => setFailure(0), ERROR_MS);
    return () => clearTimeout(timer);
  }, [failure]);

  const { mutate } = useMutation({
    mutationKey,
    // One after the other: a later move may name the place that an earlier one made.
    scope: { id: mutationKey.join() },
    mutationFn: async (move: Move) => {
      const datos = queryClient.getQueryData<DatosTablero>(queryKey);
      const destino = datos?.columnas.find(({ _id }) => _id === move.columna);
      const historia = datos && findHistoria(datos.columnas, move.historia);
      if (!destino || !historia) throw new Error('The story has left the board');
      return moveHistoria(move, estadoIn(destino, historia.estado));
    },
    onSuccess: (historia) =>
      queryClient.setQueryData<DatosTablero>(queryKey, (datos) => datos && placeHistoria(datos, historia)),
    onError: () => {
      setFailure(Date.now());
      void queryClient.invalidateQueries({ queryKey });
    },
  });

  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as Move,
  });

  return { pending, move: mutate, failed: failure !== 0 };
};
