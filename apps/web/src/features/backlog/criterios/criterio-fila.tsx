import type { Criterio } from '@pmp/contracts/common';
import { Check, GripVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragHandle } from '../../../shared/drag/drag-area';
import { IconButton } from '../../../shared/ui/controles/icon-button';

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
  /** Where what is dragged would be put. */
  line: keyof typeof LINE | undefined;
  onMarcar: (hecho: boolean) => void;
  onEscribir: (texto: string) => void;
  onMover: (by: 1 | -1) => void;
  onQuitar: () => void;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Its text becomes a field where it stands: Enter or leaving it saves, Escape does not. */
const Texto = ({
  texto,
  onSave,
  onClose,
}: {
  texto: string;
  onSave: (texto: string) => void;
  onClose: () => void;
}) => {
  const { t } = useTranslation('backlog');
  const [escrito, setEscrito] = useState(texto);
  const save = () => {
    const nuevo = oneLine(escrito);
    if (nuevo && nuevo !== texto) onSave(nuevo);
    onClose();
  };
  return (
    <textarea
      ref={(field) => {
        field?.focus();
      }}
      rows={1}
      aria-label={t('criterios.texto', { texto })}
      maxLength={MAX_CRITERIO}
      value={escrito}
      onChange={({ target }) => setEscrito(target.value)}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(texto.length, texto.length)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault();
          save();
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }
      }}
      className="field-sizing-content min-w-0 grow resize-none rounded-control border border-control bg-surface px-1.5 py-1 text-sm"
    />
  );
};

export const CriterioFila = (props: CriterioFilaProps) => {
  const { criterio, ayuda, lifted, line, onMarcar, onEscribir, onMover, onQuitar } = props;
  const { t } = useTranslation('backlog');
  const [writing, setWriting] = useState(false);
  const { _id, texto, hecho } = criterio;
  const { ref, listeners } = useDragHandle(_id);
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
        ref={ref}
        type="button"
        {...listeners}
        data-asa={_id}
        aria-label={t('criterios.mover', { texto })}
        aria-roledescription={t('asa')}
        aria-describedby={ayuda}
        className="hit inline-flex w-5 pointer-coarse:w-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-subtle opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text focus-visible:opacity-100 pointer-coarse:opacity-100"
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <span className="hit relative inline-flex w-6 shrink-0 items-center justify-center">
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
        <Texto texto={texto} onSave={onEscribir} onClose={() => setWriting(false)} />
      ) : (
        <button
          type="button"
          aria-label={t('criterios.editar', { texto })}
          onClick={() => setWriting(true)}
          className={`min-h-8 min-w-0 grow cursor-text rounded-control px-1.5 py-1.5 text-left text-sm break-words pointer-coarse:min-h-11 ${hecho ? 'text-muted' : ''}`}
        >
          {texto}
        </button>
      )}
      <IconButton
        label={t('criterios.eliminar', { texto })}
        tone="danger"
        Icon={Trash2}
        onClick={onQuitar}
        className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
      />
    </li>
  );
};
