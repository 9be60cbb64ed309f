import type { Persona } from '@pmp/contracts/common';
import type { ChatRef } from '@pmp/contracts/mensajes';
import { CircleAlert } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Campo } from '../../../shared/escritura/campo/campo';
import { Adjuntos } from './adjuntos';
import { ObjetoRedaccion } from './objeto-redaccion';
import { MAX_CONTENIDO, PieRedactor } from './pie-redactor';
import { MAX_ARCHIVOS, useAdjuntos } from './use-adjuntos';
import type { Redaccion } from './use-redaccion';
import { useSignalEscribiendo } from './use-sala';
import { useTexto } from './use-texto';

interface RedactorProps {
  chat: ChatRef;
  personas: Persona[];
  redaccion: Redaccion;
  /** Called on arrow up in an empty field. */
  onEditLast: () => void;
}

/** The field for messages: Enter sends, Shift+Enter breaks the line. */
export const Redactor = ({ chat, personas, redaccion, onEditLast }: RedactorProps) => {
  const { respondido, editado } = redaccion;
  const { t } = useTranslation('mensajes');
  const { texto, setTexto, clear: clearTexto } = useTexto(chat, editado);
  const field = useRef<HTMLTextAreaElement>(null);
  const { adjuntos, demasiados, add, remove, clear } = useAdjuntos();
  const signal = useSignalEscribiendo(chat);
  const helpId = useId();

  const left = MAX_CONTENIDO - texto.trim().length;
  const uploading = adjuntos.some(({ archivo, error }) => !archivo && !error);
  const archivos = adjuntos.flatMap(({ archivo }) => archivo ?? []);
  const failed = adjuntos.some(({ error }) => error);
  const empty = texto.trim() === '' && (editado !== undefined || archivos.length === 0);
  const ready = !empty && left >= 0 && !uploading && !failed && !redaccion.busy;

  const target = (editado ?? respondido)?._id;
  useEffect(() => {
    // The field is visible already, and the page must not scroll.
    if (target) field.current?.focus({ preventScroll: true });
  }, [field, target]);

  const submit = () => {
    if (!ready) return;
    signal.stop();
    if (editado) return redaccion.save(texto.trim());
    redaccion.send({ contenido: texto.trim(), archivos });
    clearTexto();
    clear();
    field.current?.focus();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      submit();
    } else if (event.key === 'Escape' && target) redaccion.drop();
    else if (event.key === 'ArrowUp' && texto === '') {
      event.preventDefault();
      onEditLast();
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (editado || pasted.length === 0) return;
    event.preventDefault();
    add(pasted);
  };

  const problem = redaccion.error ?? (demasiados ? t('error.demasiados', { max: MAX_ARCHIVOS }) : undefined);
  return (
    <div className="relative border-t border-line bg-canvas px-3 py-2 sm:px-4">
      {problem && (
        <p role="alert" className="flex items-center gap-1 pb-1.5 text-xs text-danger-text">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {problem}
        </p>
      )}
      <div className="relative rounded-card border border-control bg-surface focus-within:outline-2 focus-within:outline-(--focus)">
        <ObjetoRedaccion respondido={respondido} editado={editado} onDrop={redaccion.drop} />
        {!editado && adjuntos.length > 0 && <Adjuntos adjuntos={adjuntos} onRemove={remove} />}
        <Campo
          field={field}
          rows={1}
          texto={texto}
          onTexto={(next) => {
            setTexto(next);
            if (!editado) signal.typed();
          }}
          personas={personas}
          enterSends
          aria-label={t('redactar.etiqueta')}
          aria-describedby={helpId}
          placeholder={t('redactar.placeholder')}
          onKey={onKey}
          onPaste={onPaste}
          className="pointer-coarse:min-h-11"
        />
        <PieRedactor
          helpId={helpId}
          field={field}
          left={left}
          editing={editado !== undefined}
          ready={ready}
          onFiles={add}
          onSubmit={submit}
        />
      </div>
    </div>
  );
};
