import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { almacen } from '../../../shared/almacen/almacen';
import { useAlmacen } from '../../../shared/almacen/use-almacen';
import { getMensajes, type MensajesPart } from '../api/get-mensajes';
import { conversacionDe, sameChat, type Tramo, tramoDe, withEnd, withNewer, withOlder } from './conversacion';
import { take } from './mensajes';

const conversacionKey = ({ tipoChat, chatId }: ChatRef) => ['mensajes', 'chat', tipoChat, chatId];

/** The person has read a conversation up to a message, here or on another device. */
export const readHasta = (queryClient: QueryClient, ref: ChatRef, hasta: number): void =>
  void queryClient.setQueryData<Tramo>(
    conversacionKey(ref),
    (tramo) => tramo && { ...tramo, leidoHasta: Math.max(tramo.leidoHasta, hasta) },
  );

const ofChat = (ref: ChatRef): Mensaje[] => almacen.all('mensaje').filter((each) => sameChat(each, ref));

/** Reads a part into the store. */
const read = async (ref: ChatRef, part: MensajesPart, signal?: AbortSignal): Promise<Tramo> => {
  const reply = await getMensajes(ref, part, signal);
  take(reply.mensajes);
  return tramoDe(reply);
};

/** How many messages are loaded at once to reach the first unread one. */
const LARGE_PAGE = '200';

/** Functions that load other parts of a conversation. */
const usePartes = (ref: ChatRef) => {
  const queryClient = useQueryClient();
  const queryKey = conversacionKey(ref);
  const known = () => {
    const tramo = queryClient.getQueryData<Tramo>(queryKey);
    const mensajes = tramo ? conversacionDe(ofChat(ref), tramo).mensajes : [];
    return { tramo, mensajes, ultima: mensajes.at(-1)?.secuencia ?? 0 };
  };
  const put = (tramo: Tramo) => queryClient.setQueryData(queryKey, tramo);
  const loadOlder = async (part: MensajesPart) => {
    const page = await read(ref, part);
    const { tramo, ultima } = known();
    if (tramo) put(withOlder(tramo, page, ultima));
  };

  const older = useMutation({
    mutationFn: async () => {
      const [first] = known().mensajes;
      if (first) await loadOlder({ antes: first._id });
    },
  });
  const newer = useMutation({
    mutationFn: async () => {
      const last = known().mensajes.at(-1);
      if (!last) return;
      const page = await read(ref, { desde: last._id });
      const { tramo } = known();
      if (tramo) put(withNewer(tramo, page));
    },
  });
  /** Loads the part around a message, or the end. */
  const jump = useMutation({
    mutationFn: async (mensaje: string | undefined) => {
      const { tramo, mensajes } = known();
      if (mensaje ? mensajes.some(({ _id }) => _id === mensaje) : !tramo?.hayPosteriores) return;
      put(await read(ref, mensaje ? { alrededor: mensaje } : {}));
    },
  });
  /** Loads backwards until the message after `secuencia` is there. */
  const backTo = useMutation({
    mutationFn: async (secuencia: number) => {
      for (;;) {
        const { tramo, mensajes } = known();
        const [first] = mensajes;
        if (!tramo?.hayAnteriores || !first || first.secuencia <= secuencia + 1) return;
        await loadOlder({ antes: first._id, limite: LARGE_PAGE });
      }
    },
  });
  return { known, older, newer, jump, backTo };
};

const NADA: Mensaje[] = [];

/** The loaded part of a conversation, and functions to load the rest. `chat` stays the same for the same one. */
export const useConversacion = (chat: ChatRef) => {
  const { known, ...partes } = usePartes(chat);
  const query = useQuery({
    queryKey: conversacionKey(chat),
    queryFn: async ({ signal }): Promise<Tramo> => {
      const before = known().tramo;
      // An older part is on screen: the end is fetched when the person goes there.
      if (before?.hayPosteriores) return before;
      const end = await read(chat, {}, signal);
      const { tramo, ultima } = known();
      return withEnd(tramo, end, ultima);
    },
    staleTime: 0,
  });

  const { data: tramo, refetch } = query;
  const isKnown = tramo !== undefined;
  const suyos = useAlmacen(useCallback(() => (isKnown ? ofChat(chat) : NADA), [chat, isKnown]));
  const data = useMemo(() => tramo && conversacionDe(suyos, tramo), [suyos, tramo]);
  const faltaHasta = data?.falta ? Math.max(...suyos.map(({ secuencia }) => secuencia)) : 0;
  useEffect(() => {
    if (faltaHasta) void refetch();
  }, [faltaHasta, refetch]);

  return { ...query, data, ...partes };
};
