import { useQueryClient } from '@tanstack/react-query';
import { ofrecer, type Undo } from '../../../shared/deshacer/ofrecer';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { recordarMovimiento } from '../../../shared/pendientes/retirar';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { putElemento } from '../../../shared/elementos/cambiar/save-elemento';
import { COLECCION, type Elemento, type Ref } from '../../../shared/elementos/elementos';
import { moveBody } from '../arbol/move-body';
import { padreOf, type Slot } from '../arbol/slots';
import { ultimo } from '../../../shared/elementos/cambiar/cambiar-elementos';

export interface MoveOptions {
  ref: Ref;
  titulo: string;
  slot: Slot;
  /** Where it was, to undo it. */
  antes: Slot | undefined;
  /** What was done, for the offer to undo it. */
  dicho: string;
}

/** Takes back a move that the server has made, unless somebody has moved it again since. */
const undoOf =
  (elemento: Elemento, antes: Slot): Undo =>
  async () => {
    const { entidad, datos } = elemento;
    const now = ultimo(elemento);
    if (!now || now.orden !== datos.orden || padreOf(entidad, now) !== padreOf(entidad, datos)) return 1;
    await putElemento(entidad, datos._id, moveBody(entidad, antes));
    return 0;
  };

/** Takes back a move that waits for a network, or that has been sent since. */
const undoOfKept =
  ({ entidad, id }: Ref, antes: Slot, retirar: () => boolean): Undo =>
  async () => {
    if (!retirar()) await putElemento(entidad, id, moveBody(entidad, antes));
    return 0;
  };

export const useMove = (proyectoId: string, onRefused: (failure: unknown) => void) => {
  const queryClient = useQueryClient();
  return ({ ref, titulo, slot, antes, dicho }: MoveOptions) => {
    const { entidad, id } = ref;
    const path = `/api/${COLECCION[entidad]}/${id}`;
    const recordado = recordarMovimiento(id, path);
    const pedido: NuevoPendiente = {
      accion: 'mover',
      entidad,
      elemento: id,
      proyecto: proyectoId,
      titulo,
      method: 'PUT',
      path,
      // Without a version: the last move wins, and a move cannot overwrite anybody's text.
      body: moveBody(entidad, slot),
    };
    const send = () => sendOrKeep(pedido, () => putElemento(entidad, id, pedido.body));
    // One at a time: a move may refer to the place that an earlier one created.
    const movido = pendientes.mostrar([pedido], send, `mover-${proyectoId}`);
    void ofrecer({
      titulo: dicho,
      cambio: movido.then(
        (datos) =>
          antes &&
          (datos ? undoOf({ entidad, datos } as Elemento, antes) : undoOfKept(ref, antes, recordado())),
      ),
      onFail: (failure) => {
        onRefused(failure);
        void queryClient.invalidateQueries({ queryKey: ['backlog', proyectoId] });
      },
    });
  };
};
