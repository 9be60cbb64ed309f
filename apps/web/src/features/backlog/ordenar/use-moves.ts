import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { keys } from '../../../shared/queries/keys';
import { putElemento } from '../api/save-elemento';
import { COLECCION, type Ref } from '../../../shared/elementos/elementos';
import { moveBody } from '../arbol/rank-patch';
import type { Slot } from '../arbol/slots';

const mutationKey = (proyectoId: string) => ['mover-elemento', proyectoId];

/** The moves on their way to the server, in the order they were made: lists show them as if they had arrived. */
export const useMovesInFlight = (proyectoId: string): NuevoPendiente[] =>
  useMutationState({
    filters: { mutationKey: mutationKey(proyectoId), status: 'pending' },
    select: ({ state }) => state.variables as NuevoPendiente,
  });

export const useMove = (proyectoId: string, onRefused: (failure: unknown) => void) => {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: mutationKey(proyectoId),
    // One at a time: a move may refer to the place that an earlier one created.
    scope: { id: mutationKey(proyectoId).join() },
    mutationFn: (move: NuevoPendiente) =>
      sendOrKeep(move, () => putElemento(move.entidad, move.elemento, move.body)),
    onError: (failure, { entidad }) => {
      onRefused(failure);
      void queryClient.invalidateQueries({ queryKey: keys.backlog(proyectoId, entidad) });
    },
  });
  return ({ entidad, id }: Ref, titulo: string, slot: Slot) =>
    mutate({
      accion: 'mover',
      entidad,
      elemento: id,
      proyecto: proyectoId,
      titulo,
      method: 'PUT',
      path: `/api/${COLECCION[entidad]}/${id}`,
      // Without a version: the last move wins, and a move cannot overwrite anybody's text.
      body: moveBody(entidad, slot),
    });
};
