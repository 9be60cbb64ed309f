import type { Persona } from '@pmp/contracts/common';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { optionId, Sugerencias } from '../../../shared/escritura/sugerencias';
import { useEscrito } from '../../../shared/escritura/use-escrito';
import { useSugerencias } from '../../../shared/escritura/use-sugerencias';

/** The contract's limit; its schemas are not loaded in the browser. */
export const MAX_COMENTARIO = 5_000;
const WARN_LEFT = 500;

interface CampoComentarioProps {
  label: string;
  texto: string;
  onTexto: (texto: string) => void;
  personas: Persona[];
  error: string | undefined;
  /** Takes the focus. */
  autofocus?: boolean;
  onSubmit: () => void;
  onEscape?: () => void;
  /** The buttons beside the field's hint. */
  children: ReactNode;
}

/** The field for a comment: Enter breaks the line, Ctrl+Enter sends, '@' mentions people. */
export const CampoComentario = (props: CampoComentarioProps) => {
  const { label, texto, onTexto, personas, error, autofocus = false, onSubmit, onEscape } = props;
  const { t } = useTranslation('backlog');
  const id = useId();
  const { field, ...escrito } = useEscrito(texto, onTexto);
  const { sugeridas, elegida, pick, ...sugerencias } = useSugerencias(personas, { texto, ...escrito });
  const left = MAX_COMENTARIO - texto.trim().length;

  useEffect(() => {
    if (!autofocus) return;
    const el = field.current;
    el?.focus();
    el?.setSelectionRange(el.value.length, el.value.length);
  }, [autofocus, field]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (sugerencias.onKey(event)) event.preventDefault();
    else if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    }
  };

  return (
    <div className="relative rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
      {sugeridas.length > 0 && (
        <Sugerencias id={`${id}-lista`} personas={sugeridas} elegida={elegida} onPick={pick} />
      )}
      <textarea
        ref={field}
        rows={2}
        value={texto}
        aria-label={label}
        aria-invalid={Boolean(error) || left < 0}
        aria-autocomplete="list"
        aria-controls={sugeridas.length > 0 ? `${id}-lista` : undefined}
        aria-activedescendant={sugeridas.length > 0 ? optionId(`${id}-lista`, elegida) : undefined}
        aria-describedby={`${id}-ayuda`}
        placeholder={t('comentarios.escribe')}
        onChange={(event) => {
          escrito.type(event.target);
          sugerencias.reset();
        }}
        onSelect={(event) => escrito.setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
        className="block w-full resize-none bg-transparent px-3 py-2 text-base outline-none sm:text-sm"
      />
      <div aria-live="polite">
        {error && (
          <p className="flex items-start gap-1 px-3 pb-1 text-xs text-danger-text">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-1.5 px-1.5 pb-1.5">
        <p
          id={`${id}-ayuda`}
          className={`num mr-auto px-1.5 text-xs ${left < 0 ? 'text-danger-text' : 'text-subtle'}`}
        >
          {left < 0 ? (
            t('comentarios.sobran', { count: -left, max: MAX_COMENTARIO })
          ) : left < WARN_LEFT ? (
            t('comentarios.quedan', { count: left })
          ) : (
            <span className="pointer-coarse:sr-only">{t('comentarios.ayuda')}</span>
          )}
        </p>
        {props.children}
      </div>
    </div>
  );
};

/** The text is neither empty nor too long. */
export const isSendable = (texto: string): boolean => {
  const { length } = texto.trim();
  return length > 0 && length <= MAX_COMENTARIO;
};
