import { SendHorizontal, Square } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectorProyecto } from './selector-proyecto';

const MAX_MENSAJE = 4000;
const MAX_HEIGHT_PX = 200;

interface RedactorProps {
  texto: string;
  proyecto: string | undefined;
  waiting: boolean;
  conectada: boolean;
  /** It is not known yet whether the assistant is available. */
  comprobando: boolean;
  /** Changing it moves the focus to the field, for a person who has just started a conversation. */
  enfoque: number;
  onTexto: (texto: string) => void;
  onProyecto: (proyecto: string | undefined) => void;
  onSend: () => void;
  onStop: () => void;
}

const squareClass =
  'hit-square inline-flex items-center justify-center rounded-control transition-colors duration-150 disabled:cursor-not-allowed disabled:bg-raised disabled:text-subtle';

/** The field for questions: Enter sends, Shift+Enter breaks the line. */
export const Redactor = (props: RedactorProps) => {
  const { texto, waiting, conectada, comprobando, enfoque } = props;
  const { t } = useTranslation('asistente');
  const field = useRef<HTMLTextAreaElement>(null);
  const wasWaiting = useRef(waiting);
  const helpId = useId();
  const over = texto.trim().length - MAX_MENSAJE;
  const ready = conectada && !waiting && texto.trim() !== '' && over <= 0;

  useLayoutEffect(() => {
    const el = field.current;
    if (!el) return;
    el.style.height = 'auto';
    el.style.height = `${Math.min(el.scrollHeight, MAX_HEIGHT_PX)}px`;
  }, [texto]);

  useEffect(() => {
    // A disabled field loses the focus, so it is returned to a person who was writing.
    const lost = document.activeElement === document.body;
    if (wasWaiting.current && !waiting && lost) field.current?.focus({ preventScroll: true });
    wasWaiting.current = waiting;
  }, [waiting]);

  useEffect(() => {
    if (enfoque > 0) field.current?.focus({ preventScroll: true });
  }, [enfoque]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (ready) props.onSend();
  };

  return (
    <div className="shrink-0 border-t border-line bg-canvas px-3 py-2 sm:px-4">
      <div className="mx-auto max-w-3xl rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
        <textarea
          ref={field}
          rows={1}
          value={texto}
          disabled={waiting || !conectada}
          aria-label={t('redactar.etiqueta')}
          aria-describedby={helpId}
          placeholder={
            comprobando
              ? t('estado.comprobando')
              : t(conectada ? 'redactar.placeholder' : 'redactar.desconectada')
          }
          onChange={(event) => props.onTexto(event.target.value)}
          onKeyDown={onKeyDown}
          className="block w-full resize-none bg-transparent px-3 py-2 text-base outline-none pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:text-muted"
        />
        <div className="flex items-center gap-2 px-1.5 pb-1.5">
          <SelectorProyecto value={props.proyecto} onChange={props.onProyecto} />
          <p
            id={helpId}
            className={`ml-auto truncate text-xs ${over > 0 ? 'num text-danger-text' : 'text-subtle'}`}
          >
            {over > 0 ? (
              t('redactar.sobran', { count: over })
            ) : (
              <span className="hidden sm:inline pointer-coarse:hidden">{t('redactar.ayuda')}</span>
            )}
          </p>
          {waiting ? (
            <button
              type="button"
              aria-label={t('detener')}
              title={t('detener')}
              onClick={props.onStop}
              className={`${squareClass} border border-line-strong bg-surface text-text hover:bg-raised`}
            >
              <Square aria-hidden className="size-3.5 fill-current" />
            </button>
          ) : (
            <button
              type="button"
              aria-label={t('redactar.enviar')}
              title={t('redactar.enviar')}
              disabled={!ready}
              onClick={props.onSend}
              className={`${squareClass} bg-accent text-on-accent hover:bg-accent-hover`}
            >
              <SendHorizontal aria-hidden className="size-4" />
            </button>
          )}
        </div>
      </div>
    </div>
  );
};
