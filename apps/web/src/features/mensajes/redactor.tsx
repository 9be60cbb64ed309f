import type { Persona } from '@pmp/contracts/common';
import type { ArchivoMensaje, ChatRef, Mensaje } from '@pmp/contracts/mensajes';
import { CircleAlert, Paperclip, SendHorizontal, X } from 'lucide-react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../shared/ui/icon-button';
import { Adjuntos } from './adjuntos';
import { Cita } from './cita';
import { EmojiPicker } from './emoji-picker';
import { completeMencion, openMencion, suggest } from './mencion';
import { optionId, Sugerencias } from './sugerencias';
import { MAX_ARCHIVOS, useAdjuntos } from './use-adjuntos';
import { useBorrador } from './use-borrador';
import { useSignalEscribiendo } from './use-sala';

export const MAX_CONTENIDO = 4000;
const WARN_LEFT = 400;
const ACCEPT = '.png,.jpg,.jpeg,.pdf,.doc,.docx';
const MAX_HEIGHT_PX = 200;

export interface Escrito {
  contenido: string;
  archivos: ArchivoMensaje[];
}

interface RedactorProps {
  chat: ChatRef;
  personas: Persona[];
  /** The message being answered or changed. */
  respondido: Mensaje | undefined;
  editado: Mensaje | undefined;
  error: string | undefined;
  busy: boolean;
  onSend: (escrito: Escrito) => void;
  onSave: (contenido: string) => void;
  /** Neither answer nor change. */
  onDrop: () => void;
  /** Arrow up in an empty field. */
  onEditLast: () => void;
}

/** Where messages are written: Enter sends, Shift+Enter is a line. */
export const Redactor = (props: RedactorProps) => {
  const { respondido, editado } = props;
  const { t } = useTranslation(['mensajes', 'comun']);
  const [borrador, setBorrador] = useBorrador(props.chat);
  const [cambio, setCambio] = useState<{ id: string; texto: string }>();
  const [caret, setCaret] = useState(0);
  const [elegida, setElegida] = useState(0);
  const [cerrada, setCerrada] = useState<number>();
  const { adjuntos, demasiados, add, remove, clear } = useAdjuntos();
  const signal = useSignalEscribiendo(props.chat);
  const field = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const nextCaret = useRef<number>(undefined);
  const listId = useId();

  const texto = editado ? (cambio?.id === editado._id ? cambio.texto : editado.contenido) : borrador;
  const setTexto = (next: string) =>
    editado ? setCambio({ id: editado._id, texto: next }) : setBorrador(next);

  const abierta = openMencion(texto, caret);
  const sugeridas = abierta && abierta.at !== cerrada ? suggest(props.personas, abierta) : [];
  const left = MAX_CONTENIDO - texto.trim().length;
  const uploading = adjuntos.some(({ archivo, error }) => !archivo && !error);
  const archivos = adjuntos.flatMap(({ archivo }) => archivo ?? []);
  const failed = adjuntos.some(({ error }) => error);
  const empty = texto.trim() === '' && (editado !== undefined || archivos.length === 0);
  const ready = !empty && left >= 0 && !uploading && !failed && !props.busy;

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

  const target = (editado ?? respondido)?._id;
  useEffect(() => {
    // It is on screen already; the page around it must not move.
    if (target) field.current?.focus({ preventScroll: true });
  }, [target]);

  const put = (next: string, at: number) => {
    nextCaret.current = at;
    setTexto(next);
    setCaret(at);
    field.current?.focus();
  };

  const insert = useRef<(text: string) => void>(undefined);
  useEffect(() => {
    insert.current = (text) => put(texto.slice(0, caret) + text + texto.slice(caret), caret + text.length);
  });
  const onEmoji = useCallback((emoji: string) => insert.current?.(emoji), []);

  const pick = ({ nombre }: Persona) => {
    if (!abierta) return;
    const done = completeMencion(texto, caret, abierta, nombre);
    put(done.texto, done.caret);
  };

  const submit = () => {
    if (!ready) return;
    signal.stop();
    if (editado) return props.onSave(texto.trim());
    props.onSend({ contenido: texto.trim(), archivos });
    setBorrador('');
    clear();
    field.current?.focus();
  };

  const onSuggestionKey = (event: KeyboardEvent): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const persona = sugeridas[elegida];
    if (step) setElegida((elegida + step + sugeridas.length) % sugeridas.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && persona) pick(persona);
    else if (event.key === 'Escape') setCerrada(abierta?.at);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (sugeridas.length > 0 && onSuggestionKey(event)) event.preventDefault();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && target) props.onDrop();
    else if (event.key === 'ArrowUp' && texto === '') {
      event.preventDefault();
      props.onEditLast();
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (editado || pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  };

  const problem = props.error ?? (demasiados ? t('error.demasiados', { max: MAX_ARCHIVOS }) : undefined);
  return (
    <div className="relative border-t border-line bg-canvas px-3 py-2 sm:px-4">
      {problem && (
        <p role="alert" className="flex items-center gap-1 pb-1.5 text-xs text-danger-text">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {problem}
        </p>
      )}
      <div className="relative rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
        {sugeridas.length > 0 && (
          <Sugerencias id={listId} personas={sugeridas} elegida={elegida} onPick={pick} />
        )}
        {(editado || respondido) && (
          <div className="flex items-start gap-2 border-b border-line py-1.5 pr-1 pl-3">
            <div className="min-w-0 grow">
              <p className="text-xs text-muted">
                {editado
                  ? t('redactar.editas')
                  : t('redactar.respondes', { nombre: respondido?.emisor.nombre ?? '' })}
              </p>
              {!editado && respondido && <Cita cita={respondido} />}
            </div>
            <IconButton
              label={t('redactar.dejar')}
              icon={<X aria-hidden className="size-4" />}
              onClick={props.onDrop}
            />
          </div>
        )}
        {!editado && adjuntos.length > 0 && <Adjuntos adjuntos={adjuntos} onRemove={remove} />}
        <textarea
          ref={field}
          rows={1}
          value={texto}
          aria-label={t('redactar.etiqueta')}
          aria-autocomplete="list"
          aria-controls={sugeridas.length > 0 ? listId : undefined}
          aria-activedescendant={sugeridas.length > 0 ? optionId(listId, elegida) : undefined}
          aria-describedby={`${listId}-ayuda`}
          placeholder={t('redactar.placeholder')}
          onChange={(event) => {
            setTexto(event.target.value);
            setCaret(event.target.selectionStart);
            setElegida(0);
            setCerrada(undefined);
            if (!editado) signal.typed();
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="block w-full resize-none bg-transparent px-3 py-2 text-base outline-none pointer-coarse:min-h-11 sm:text-sm"
        />
        <div className="flex items-center gap-0.5 px-1 pb-1">
          <input
            ref={files}
            type="file"
            multiple
            hidden
            accept={ACCEPT}
            data-adjuntar
            onChange={(event) => {
              add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <IconButton
            label={t('redactar.adjuntar')}
            disabled={editado !== undefined}
            icon={<Paperclip aria-hidden className="size-4" />}
            onClick={() => files.current?.click()}
          />
          <EmojiPicker onPick={onEmoji} />
          <p
            id={`${listId}-ayuda`}
            className={`num ml-auto truncate px-2 text-xs ${left < 0 ? 'text-danger-text' : 'text-subtle'}`}
          >
            {left < 0 ? (
              t('redactar.sobran', { count: -left, max: MAX_CONTENIDO })
            ) : left < WARN_LEFT ? (
              t('redactar.quedan', { count: left })
            ) : (
              <span className="hidden sm:inline pointer-coarse:hidden">{t('redactar.ayuda')}</span>
            )}
          </p>
          <button
            type="button"
            aria-label={editado ? t('redactar.guardar') : t('redactar.enviar')}
            title={editado ? t('redactar.guardar') : t('redactar.enviar')}
            disabled={!ready}
            onClick={submit}
            className="hit-square inline-flex items-center justify-center rounded-control bg-accent text-on-accent transition-colors duration-150 hover:bg-accent-hover disabled:cursor-not-allowed disabled:bg-raised disabled:text-subtle"
          >
            <SendHorizontal aria-hidden className="size-4" />
          </button>
        </div>
      </div>
    </div>
  );
};
