import type { ChatRef } from '@pmp/contracts/mensajes';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getMensajes, type MensajesPart } from '../api/get-mensajes';
import { type Conversacion, withEnd, withNewer, withOlder } from './conversacion';

export const conversacionKey = ({ tipoChat, chatId }: ChatRef) => ['mensajes', 'chat', tipoChat, chatId];

export const changeConversacion = (
  queryClient: QueryClient,
  ref: ChatRef,
  change: (data: Conversacion) => Conversacion,
) =>
  queryClient.setQueryData<Conversacion>(conversacionKey(ref), (data) => (data ? change(data) : undefined));

/** How many messages are loaded at once to reach the first unread one. */
const LARGE_PAGE = '200';

/** The loaded part of a conversation, and functions to load the rest. */
export const useConversacion = (ref: ChatRef) => {
  const queryClient = useQueryClient();
  const queryKey = conversacionKey(ref);
  const known = () => queryClient.getQueryData<Conversacion>(queryKey);
  const put = (data: Conversacion) => queryClient.setQueryData(queryKey, data);

  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Conversacion> => {
      const before = known();
      // An older part is on screen: the end is fetched when the person goes there.
      if (before?.hayPosteriores) return before;
      const end = await getMensajes(ref, {}, signal);
      return withEnd(known(), end);
    },
    staleTime: 0,
  });

  const load =
    (part: MensajesPart, combine: (data: Conversacion, page: Conversacion) => Conversacion) => async () => {
      const page = await getMensajes(ref, part);
      const data = known();
      if (data) put(combine(data, page));
    };
  const older = useMutation({
    mutationFn: async () => {
      const first = known()?.mensajes[0];
      if (first) await load({ antes: first._id }, withOlder)();
    },
  });
  const newer = useMutation({
    mutationFn: async () => {
      const last = known()?.mensajes.at(-1);
      if (last) await load({ desde: last._id }, withNewer)();
    },
  });
  /** Loads the part around a message, or the end. */
  const jump = useMutation({
    mutationFn: async (mensaje: string | undefined) => {
      if (mensaje && known()?.mensajes.some(({ _id }) => _id === mensaje)) return;
      if (!mensaje && !known()?.hayPosteriores) return;
      put(await getMensajes(ref, mensaje ? { alrededor: mensaje } : {}));
    },
  });
  /** Loads backwards until the message after `secuencia` is there. */
  const backTo = useMutation({
    mutationFn: async (secuencia: number) => {
      for (;;) {
        const data = known();
        const first = data?.mensajes[0];
        if (!data?.hayAnteriores || !first || first.secuencia <= secuencia + 1) return;
        put(withOlder(data, await getMensajes(ref, { antes: first._id, limite: LARGE_PAGE })));
      }
    },
  });

  return { ...query, older, newer, jump, backTo };
};
