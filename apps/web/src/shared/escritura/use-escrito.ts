import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MAX_HEIGHT_PX = 200;

/** Keeps a text field as high as its text, and knows its caret. */
export const useEscrito = (texto: string, setTexto: (texto: string) => void, maxHeight = MAX_HEIGHT_PX) => {
  const [caret, setCaret] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number>(undefined);

  useLayoutEffect(() => {
    const el = field.current;
    if (!el) return;
    el.style.height = 'auto';
    // Empty means one line; measuring would make the browser lay out the whole page just after sending.
    if (texto) el.style.height = `${Math.min(el.scrollHeight, maxHeight)}px`;
    if (nextCaret.current === undefined) return;
    el.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = undefined;
  }, [texto, maxHeight]);

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
    caret,
    setCaret,
    put,
    insert,
    type: ({ value, selectionStart }: HTMLTextAreaElement) => {
      setTexto(value);
      setCaret(selectionStart);
    },
  };
};
