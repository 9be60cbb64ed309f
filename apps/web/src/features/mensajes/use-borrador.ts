import type { ChatRef } from '@pmp/contracts/mensajes';
import { useState } from 'react';
import { session } from '../../shared/session';

const keyOf = ({ tipoChat, chatId }: ChatRef) =>
  `mensajes:borrador:${session.get().user._id ?? ''}:${tipoChat}.${chatId}`;

/** What one was writing in a chat is there again when one comes back, also after a reload. */
export const useBorrador = (ref: ChatRef): [string, (texto: string) => void] => {
  const key = keyOf(ref);
  const [texto, setTexto] = useState(() => localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setTexto(next);
    if (next) localStorage.setItem(key, next);
    else localStorage.removeItem(key);
  };
  return [texto, write];
};
