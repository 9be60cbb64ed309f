import type { Persona } from '@pmp/contracts/common';
import { CircleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Campo } from '../../../shared/escritura/campo/campo';
import type { Subir } from '../../../shared/escritura/editor/manejo';

/** The contract's limit; its schemas are not loaded in the browser. */
export const MAX_COMENTARIO = 5_000;
const WARN_LEFT = 500;

interface CampoComentarioProps {
  label: string;
  texto: string;
  onTexto: (texto: string) => void;
  personas: Persona[];
  onArroba?: (() => void) | undefined;
  subir: Subir | undefined;
  onSubiendo?: (isSubiendo: boolean) => void;
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
  const { label, texto, error, onSubmit, onEscape } = props;
  const { t } = useTranslation('backlog');
  const id = useId();
  const left = MAX_COMENTARIO - texto.trim().length;

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
    } else if (event.key === 'Escape' && onEscape) {
      event.preventDefault();
      onEscape();
    }
  };

  return (
    <div className="relative rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
      <Campo
        rows={2}
        texto={texto}
        onTexto={props.onTexto}
        personas={props.personas}
        onArroba={props.onArroba}
        subir={props.subir}
        {...(props.onSubiendo && { onSubiendo: props.onSubiendo })}
        takesFocus={props.autofocus ?? false}
        aria-label={label}
        aria-invalid={Boolean(error) || left < 0}
        aria-describedby={`${id}-ayuda`}
        placeholder={t('comentarios.escribe')}
        onKey={onKey}
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
