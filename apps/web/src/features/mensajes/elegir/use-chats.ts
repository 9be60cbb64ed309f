import type { Chat, ChatRef } from '@pmp/contracts/mensajes';
import { useQuery } from '@tanstack/react-query';
import { keys } from '../../../shared/queries/keys';
import { getChats, getContactos, getInfo } from '../api/chats';
import { byNewest } from './chat-list';

/** Refetches for changes that no event announces, such as being removed from a group. */
const RECHECK_MS = 60_000;

export const useChats = () =>
  useQuery({
    queryKey: keys.chats,
    queryFn: async ({ signal }) => (await getChats(signal)).sort(byNewest),
    refetchOnMount: 'always',
    refetchInterval: RECHECK_MS,
  });

export const useContactos = (enabled: boolean) =>
  useQuery({
    queryKey: ['mensajes', 'usuarios'],
    queryFn: ({ signal }) => getContactos(signal),
    enabled,
  });

const infoKey = ({ tipoChat, chatId }: ChatRef) => ['mensajes', 'info', tipoChat, chatId];

export const useInfo = (ref: ChatRef) =>
  useQuery({ queryKey: infoKey(ref), queryFn: ({ signal }) => getInfo(ref, signal) });

export type Cabecera = Pick<Chat, 'nombre' | 'avatar'>;

/** The chat's name; a new direct chat is not in the list yet. */
export const useCabecera = ({ chatId, tipoChat }: ChatRef): Cabecera | undefined => {
  const { data: chats } = useChats();
  const chat = chats?.find(({ _id, tipo }) => _id === chatId && tipo === tipoChat);
  const { data: contactos } = useContactos(tipoChat === 'directo' && chats !== undefined && !chat);
  return chat ?? contactos?.find(({ _id }) => _id === chatId);
};
