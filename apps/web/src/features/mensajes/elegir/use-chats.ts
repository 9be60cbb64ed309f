import type { Chat, ChatRef } from '@pmp/contracts/mensajes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { getChats, getInfo } from '../api/chats';
import { byNewest } from './chat-list';

/** Refetches for changes that no event announces, such as being removed from a group. */
const RECHECK_MS = 60_000;

export const useChats = () =>
  useQuery({
    queryKey: keys.chats,
    queryFn: async ({ signal }) => (await getChats(signal)).sort(byNewest),
    staleTime: 0,
    refetchInterval: RECHECK_MS,
  });

const infoKey = ({ tipoChat, chatId }: ChatRef) => ['mensajes', 'info', tipoChat, chatId];

const infoQuery = (ref: ChatRef) =>
  queryOptions({ queryKey: infoKey(ref), queryFn: ({ signal }) => getInfo(ref, signal) });

export const useInfo = (ref: ChatRef) => useQuery(infoQuery(ref));

export type Cabecera = Pick<Chat, 'nombre' | 'avatar'>;

/** The chat's name; a new direct chat is not in the list yet. */
export const useCabecera = ({ chatId, tipoChat }: ChatRef): Cabecera | undefined => {
  const { data: chats } = useChats();
  const chat = chats?.find(({ _id, tipo }) => _id === chatId && tipo === tipoChat);
  const isNew = tipoChat === 'directo' && chats !== undefined && !chat;
  const { data: info } = useQuery({ ...infoQuery({ tipoChat, chatId }), enabled: isNew });
  return chat ?? info?.participantes.find(({ _id }) => _id === chatId);
};
