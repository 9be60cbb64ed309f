import type { ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBorrador } from './use-borrador';

const MAX_HEIGHT_PX = 200;

/** The text of the field, which is a draft of one's own or a message being changed, and its caret. */
export const useTexto = (chat: ChatRef, editado: Mensaje | undefined) => {
  const [borrador, setBorrador] = useBorrador(chat);
  const [cambio, setCambio] = useState<{ id: string; texto: string }>();
  const [caret, setCaret] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number>(undefined);

  const texto = editado ? (cambio?.id === editado._id ? cambio.texto : editado.contenido) : borrador;
  const setTexto = (next: string) =>
    editado ? setCambio({ id: editado._id, texto: next }) : setBorrador(next);

  useLayoutEffect(() => {
    const el = field.current;
    if (!el) return;
    el.style.height = 'auto';
    // Empty it is one line high; to ask the browser would have it lay out the whole page, right when one has sent.
    if (texto) el.style.height = `${Math.min(el.scrollHeight, MAX_HEIGHT_PX)}px`;
    if (nextCaret.current === undefined) return;
    el.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  }, [texto]);

  const put = (next: string, at: number) => {
    nextCaret.current = at;
    setTexto(next);
    setCaret(at);
    field.current?.focus();
  };

  const latestInsert = useRef<(text: string) => void>(undefined);
  useEffect(() => {
    latestInsert.current = (text) =>
      put(texto.slice(0, caret) + text + texto.slice(caret), caret + text.length);
  });
  const insert = useCallback((text: string) => latestInsert.current?.(text), []);

  return {
    field,
    texto,
    caret,
    setCaret,
    put,
    insert,
    type: ({ value, selectionStart }: HTMLTextAreaElement) => {
      setTexto(value);
      setCaret(selectionStart);
    },
    clear: () => setBorrador(''),
  };
};
