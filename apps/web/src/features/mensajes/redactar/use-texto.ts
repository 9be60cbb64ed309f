import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useState } from 'react';
import { useBorrador } from '../../../shared/escritura/use-borrador';
import { session } from '../../../shared/sesion/session';

const keyOf = ({ tipoChat, chatId }: ChatRef) =>
  `mensajes:borrador:${session.get().user._id ?? ''}:${tipoChat}.${chatId}`;

/** The text of the field: a draft, or a message being edited. */
export const useTexto = (chat: ChatRef, editado: Mensaje | undefined) => {
  const [borrador, setBorrador] = useBorrador(keyOf(chat));
  const [cambio, setCambio] = useState<{ id: string; texto: string }>();
  const texto = editado ? (cambio?.id === editado._id ? cambio.texto : editado.contenido) : borrador;
  const setTexto = (next: string) =>
    editado ? setCambio({ id: editado._id, texto: next }) : setBorrador(next);
  return { texto, setTexto, clear: () => setBorrador('') };
};
