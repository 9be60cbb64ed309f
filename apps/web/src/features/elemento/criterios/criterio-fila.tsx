import type { Criterio } from '@pmp/contracts/common';
import { Check, GripVertical, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragHandle } from '../../../shared/drag/drag-area';
import { IconButton } from '../../../shared/ui/controles/icon-button';
import { EliminadoPorOtro } from '../eliminar/eliminado-por-otro';
import { TextoEscrito } from '../../../shared/escritura/texto-escrito';

/** The contract's limit. */
export const MAX_CRITERIO = 500;

const LINE = {
  arriba: 'before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-accent',
  abajo: 'before:absolute before:inset-x-0 before:-bottom-px before:h-0.5 before:bg-accent',
};

interface CriterioFilaProps {
  criterio: Criterio;
  /** The element that says how it is moved. */
  ayuda: string;
  lifted: boolean;
  writing: boolean;
  /** Where what is dragged would be put. */
  line: keyof typeof LINE | undefined;
  /** Somebody else has deleted it while it is written. */
  isGone: boolean;
  /** What had been written of it when that was known. */
  escrito: string | undefined;
  onAbrir: () => void;
  onCerrar: (byKey: boolean) => void;
  onConservar: (texto: string) => void;
  onMarcar: (hecho: boolean) => void;
  onEscribir: (texto: string) => void;
  onMover: (by: 1 | -1) => void;
  onQuitar: () => void;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

interface TextoProps {
  /** What the criterion says. */
  texto: string;
  /** What the field begins with. */
  inicial: string;
  /** Somebody else has deleted it: leaving the field saves nothing, and Enter makes a new one. */
  isGone: boolean;
  onSave: (texto: string) => void;
  /** `byKey`: the focus has to go somewhere. */
  onClose: (byKey: boolean) => void;
  onConservar: (texto: string) => void;
}

/** Its text becomes a field where it stands: Enter or leaving it saves, Escape does not. */
const Texto = ({ texto, inicial, isGone, onSave, onClose, onConservar }: TextoProps) => {
  const { t } = useTranslation('backlog');
  const [escrito, setEscrito] = useState(inicial);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isReopened] = useState(isGone);
  useEffect(() => {
    // Whoever writes elsewhere by now goes on there.
    if (!isReopened || document.activeElement === document.body) field.current?.focus();
  }, [isReopened]);
  const nuevo = oneLine(escrito);
  const save = (byKey: boolean) => {
    if (isGone) {
      if (byKey && nuevo) onConservar(nuevo);
      return;
    }
    if (nuevo && nuevo !== texto) onSave(nuevo);
    onClose(byKey);
  };
  return (
    <div className="flex min-w-0 grow flex-col">
      <textarea
        ref={field}
        rows={1}
        aria-label={t('criterios.texto', { texto })}
        maxLength={MAX_CRITERIO}
        value={escrito}
        onChange={({ target }) => setEscrito(target.value)}
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(inicial.length, inicial.length)}
        onBlur={() => save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save(true);
          }
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onClose(true);
          }
        }}
        className="field-sizing-content min-w-0 resize-none rounded-control border border-control bg-surface px-1.5 py-1 text-sm"
      />
      {isGone && (
        <EliminadoPorOtro
          que="criterio"
          disabled={!nuevo}
          onConservar={() => onConservar(nuevo)}
          onDescartar={() => onClose(true)}
        />
      )}
    </div>
  );
};

export const CriterioFila = (props: CriterioFilaProps) => {
  const { criterio, ayuda, lifted, line, writing, isGone } = props;
  const { onAbrir, onCerrar, onConservar, onMarcar, onEscribir, onMover, onQuitar } = props;
  const { t } = useTranslation('backlog');
  const { _id, texto, hecho } = criterio;
  const handle = useDragHandle(_id);
  return (
    <li
      data-criterio={_id}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
        const onHandle = (event.target as Element).hasAttribute('data-asa');
        if (!by || writing || !(event.altKey || onHandle)) return;
        event.preventDefault();
        event.stopPropagation();
        onMover(by);
      }}
      className={`group relative flex items-start gap-0.5 rounded-control hover:bg-raised/60 ${lifted ? 'opacity-45' : ''} ${line ? LINE[line] : ''}`}
    >
      <button
        type="button"
        {...handle}
        data-asa={_id}
        aria-label={t('criterios.mover', { texto })}
        aria-roledescription={t('asa')}
        aria-describedby={ayuda}
        className={`hit inline-flex w-5 pointer-coarse:w-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-subtle opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text focus-visible:opacity-100 pointer-coarse:opacity-100 ${isGone ? 'invisible' : ''}`}
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <span
        className={`hit relative inline-flex w-6 shrink-0 items-center justify-center ${isGone ? 'invisible' : ''}`}
      >
        <input
          type="checkbox"
          aria-label={texto}
          checked={hecho}
          onChange={({ target }) => onMarcar(target.checked)}
          className="peer touch-area size-4 appearance-none rounded-[4px] border border-control bg-surface transition-colors duration-150 checked:border-accent checked:bg-accent"
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3 text-on-accent opacity-0 peer-checked:opacity-100"
        />
      </span>
      {writing ? (
        <Texto
          texto={texto}
          inicial={props.escrito ?? texto}
          isGone={isGone}
          onSave={onEscribir}
          onClose={onCerrar}
          onConservar={onConservar}
        />
      ) : (
        <button
          type="button"
          data-texto={_id}
          aria-label={t('criterios.editar', { texto })}
          onClick={onAbrir}
          className={`min-h-8 min-w-0 grow cursor-text rounded-control px-1.5 py-1.5 text-left text-sm break-words pointer-coarse:min-h-11 ${hecho ? 'text-muted' : ''}`}
        >
          <TextoEscrito enLinea texto={texto} />
        </button>
      )}
      <IconButton
        label={t('criterios.eliminar', { texto })}
        tone="danger"
        Icon={Trash2}
        onClick={onQuitar}
        className={`opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 ${isGone ? 'invisible' : ''}`}
      />
    </li>
  );
};
