import type { Persona } from '@pmp/contracts/common';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { optionId, Sugerencias } from '../sugerencias';
import { TextoEscrito } from '../texto-escrito';
import { useEscrito } from '../use-escrito';
import { useSugerencias } from '../use-sugerencias';
import { Barra, cambiaDe } from './barra';
import { conSangria, type Escrito, trasIntro } from './formato';
import { put } from './put';

interface EditorProps {
  label: string;
  texto: string;
  onTexto: (texto: string) => void;
  /** Whom '@' may mean. */
  personas: Persona[];
  /** Ctrl+Enter. */
  onSave: () => void;
  onEscape: () => void;
  /** From the beginning. */
  takesFocus: boolean;
  /** In pixels; longer texts are scrolled. */
  maxHeight: number;
  /** Below the text. */
  children: ReactNode;
}

const escritoDe = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Escrito => ({
  texto: value,
  desde: selectionStart,
  hasta: selectionEnd,
});

/** A Markdown text being written: the field has the text itself, so that what nobody touches stays byte for byte. */
export const Editor = (props: EditorProps) => {
  const { label, texto, onTexto, personas, onSave, onEscape, takesFocus, maxHeight, children } = props;
  const { t } = useTranslation('escritura');
  const id = useId();
  const [isPrevia, setPrevia] = useState(false);
  const { field, ...escrito } = useEscrito(texto, onTexto, maxHeight);
  const { sugeridas, elegida, pick, ...sugerencias } = useSugerencias(personas, { texto, ...escrito });
  useEffect(() => {
    if (!takesFocus) return;
    const el = field.current;
    el?.focus();
    el?.setSelectionRange(el.value.length, el.value.length);
  }, [field, takesFocus]);

  const cambia = (cambio: (escrito: Escrito) => Escrito | undefined): boolean => {
    const next = field.current && cambio(escritoDe(field.current));
    if (next && field.current) put(field.current, next);
    return Boolean(next);
  };

  /** Whether the key was about the text's form. */
  const onForma = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (altKey) return false;
    if (ctrlKey || metaKey) {
      const cambio = shiftKey ? undefined : cambiaDe(key.toLowerCase());
      return cambio !== undefined && cambia(cambio);
    }
    if (key === 'Enter' && !shiftKey) return cambia(trasIntro);
    return key === 'Tab' && cambia((now) => conSangria(now, shiftKey));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSave();
    else if (!sugerencias.onKey(event) && !onForma(event)) {
      if (event.key !== 'Escape') return;
      onEscape();
    }
    event.preventDefault();
    // Ctrl+K and Escape mean something to the page too.
    event.stopPropagation();
  };
  const onPaste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    if (!html || !field.current) return;
    event.preventDefault();
    const el = field.current;
    void import('./pegar').then(
      ({ markdownOf }) => insert(el, markdownOf(html) || plain),
      () => insert(el, plain),
    );
  };

  return (
    <div className="rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
      <Barra isPrevia={isPrevia} onPrevia={setPrevia} onCambia={cambia} />
      {isPrevia ? (
        <div className="min-h-16 px-3 py-2">
          <TextoEscrito
            texto={texto || t('vacio')}
            mencionadas={personas}
            className={texto ? '' : 'text-subtle'}
          />
        </div>
      ) : (
        <div className="relative">
          {sugeridas.length > 0 && (
            <Sugerencias id={`${id}-lista`} personas={sugeridas} elegida={elegida} onPick={pick} />
          )}
          <textarea
            ref={field}
            rows={4}
            value={texto}
            aria-label={label}
            aria-autocomplete="list"
            aria-controls={sugeridas.length > 0 ? `${id}-lista` : undefined}
            aria-activedescendant={sugeridas.length > 0 ? optionId(`${id}-lista`, elegida) : undefined}
            placeholder={t('empieza')}
            onChange={(event) => {
              escrito.type(event.target);
              sugerencias.reset();
            }}
            onSelect={(event) => escrito.setCaret(event.currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="block min-h-24 w-full resize-none bg-transparent px-3 py-2 text-base outline-none sm:text-sm"
          />
        </div>
      )}
      {children}
    </div>
  );
};

const insert = (field: HTMLTextAreaElement, text: string): void => {
  const { texto, desde, hasta } = escritoDe(field);
  const at = desde + text.length;
  put(field, { texto: texto.slice(0, desde) + text + texto.slice(hasta), desde: at, hasta: at });
};
