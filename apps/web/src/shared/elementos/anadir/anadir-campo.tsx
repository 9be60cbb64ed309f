import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusElemento } from '../lista';
import type { Sitio } from './crear';
import { isTooLong } from '../../dominio/validators';
import { EnvioItem } from './envio-item';
import { pastedLines } from './pasted-lines';
import { PastedTitles } from './pasted-titles';
import { useEnvios } from './use-envios';

interface AnadirCampoProps {
  entidad: 'historia' | 'tarea';
  /** The epic or story that gets the new item. */
  padre: string;
  proyectoId: string;
  /** What else a new one starts with. */
  sitio?: Pick<Sitio, 'estado' | 'sprint' | 'colocar'> | undefined;
  /** Takes the focus at once; only where somebody has just asked for it. */
  autoFocus?: boolean;
  /** Escape in the empty field. */
  onLeave?: () => void;
  /** Takes the focus as soon as it can, and says so. */
  awaited?: boolean;
  onReached?: () => void;
}

/** When the parent's form closes it returns the focus to what had it before; this field takes it only afterwards. */
const FORM_CLOSED_MS = 60;

const touch = window.matchMedia('(pointer: coarse)');

/** Creates an item from a title and Enter, then waits for the next; a pasted list creates one per line. */
export const AnadirCampo = (props: AnadirCampoProps) => {
  const { entidad, padre, proyectoId, sitio, awaited, onReached, onLeave } = props;
  const { t } = useTranslation('backlog');
  const [titulo, setTitulo] = useState('');
  const [pasted, setPasted] = useState<string[]>([]);
  const { envios, add, retry, discard } = useEnvios(entidad, padre, proyectoId, sitio);
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      onReached?.();
      // On a touch screen this would open the keyboard over the list.
      if (!touch.matches) input.current?.focus({ preventScroll: true });
    }, FORM_CLOSED_MS);
    return () => clearTimeout(timer);
  }, [awaited, onReached]);

  const addTyped = () => {
    const text = titulo.trim();
    if (!text || isTooLong(text)) return;
    setTitulo('');
    add([text]);
  };
  /** To what it adds to, where keys are shortcuts. */
  const leave = () => focusElemento(padre) || input.current?.blur();
  const leavePasted = () => {
    setPasted([]);
    input.current?.focus();
  };

  const label = entidad === 'historia' ? t('otraHistoria') : t('otraTarea');
  return (
    <>
      {envios.map((envio) => (
        <EnvioItem
          key={envio._id}
          envio={envio}
          onRetry={() => retry(envio)}
          onDiscard={() => discard(envio)}
        />
      ))}
      <div className="group @container flex items-center gap-1.5 text-subtle">
        <Plus aria-hidden className="ml-1 size-4 shrink-0" />
        <input
          ref={input}
          value={titulo}
          onChange={(event) => setTitulo(event.target.value)}
          onPaste={(event) => {
            const lines = pastedLines(event.clipboardData.getData('text'));
            if (lines.length === 0) return;
            event.preventDefault();
            setPasted(lines);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) addTyped();
            if (event.key !== 'Escape') return;
            if (titulo === '') (onLeave ?? leave)();
            setTitulo('');
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={props.autoFocus}
          aria-label={label}
          aria-describedby={helpId}
          placeholder={label}
          className="hit min-w-0 grow rounded-control bg-transparent px-1 text-sm text-text focus-visible:outline-offset-0"
        />
        {titulo === '' && (
          <span id={helpId} className="hidden text-xs whitespace-nowrap @lg:group-focus-within:inline">
            {t('pegaLista')}
          </span>
        )}
        {isTooLong(titulo) && <span className="text-xs text-danger-text">{t('validacion.largo')}</span>}
        {titulo.trim() !== '' && !isTooLong(titulo) && (
          <span className="hidden text-xs whitespace-nowrap @lg:inline">{t('introAnade')}</span>
        )}
      </div>
      {pasted.length > 0 && (
        <PastedTitles
          entidad={entidad}
          lineas={pasted}
          onAdd={() => {
            add(pasted);
            leavePasted();
          }}
          onDiscard={leavePasted}
        />
      )}
    </>
  );
};
