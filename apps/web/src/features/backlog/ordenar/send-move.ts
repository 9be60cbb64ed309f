import type { QueryClient } from '@tanstack/react-query';
import { sendOrKeep } from '../../../shared/pendientes/send-or-keep';
import { keys } from '../../../shared/queries/keys';
import { putElemento } from '../api/save-elemento';
import { COLECCION, type ElementoDe, type Entidad, type Ref } from '../arbol/elementos';
import { moveBody, moved } from '../arbol/rank-patch';
import type { Slot } from '../arbol/slots';

const move = async <E extends Entidad>(
  queryClient: QueryClient,
  proyectoId: string,
  entidad: E,
  id: string,
  slot: Slot,
): Promise<void> => {
  const queryKey = keys.backlog(proyectoId, entidad);
  const lista = queryClient.getQueryData<ElementoDe[E][]>(queryKey) ?? [];
  const before = lista.find(({ _id }) => _id === id);
  if (!before) return;
  const previous = lista.find(({ _id }) => _id === slot.despuesDe);
  const epicas = queryClient.getQueryData<ElementoDe['epica'][]>(keys.backlog(proyectoId, 'epica'));
  const epicaTitulo = epicas?.find(({ _id }) => _id === slot.padre)?.titulo ?? '';
  const after = moved(entidad, before, slot, previous, epicaTitulo);
  const replace = (from: ElementoDe[E], to: ElementoDe[E]) =>
    queryClient.setQueryData<ElementoDe[E][]>(queryKey, (now) =>
      now?.map((each) => (each === from ? to : each)),
    );
  replace(before, after);
  try {
    // Without a version: the last move wins, and a move cannot overwrite anybody's text.
    const body = { ...moveBody(entidad, slot) };
    const sent = await sendOrKeep(
      {
        accion: 'mover',
        entidad,
        elemento: id,
        proyecto: proyectoId,
        titulo: before.titulo,
        method: 'PUT',
        path: `/api/${COLECCION[entidad]}/${id}`,
        body,
      },
      () => putElemento(entidad, id, body),
    );
    // Kept to be sent later: `layPendientes` shows it meanwhile.
    replace(after, sent ?? before);
  } catch (error) {
    replace(after, before);
    throw error;
  }
};

/** Shows the item in its new place at once, and moves it back if the server refuses. */
export const sendMove = (
  queryClient: QueryClient,
  proyectoId: string,
  { entidad, id }: Ref,
  slot: Slot,
): Promise<void> => move(queryClient, proyectoId, entidad, id, slot);
