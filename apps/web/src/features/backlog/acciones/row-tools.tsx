import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBacklogContext } from './backlog-context';
import { useDragHandle } from '../../../shared/drag/drag-area';
import { Casilla } from '../../../shared/seleccion/casilla';
import type { Ref } from '../../../shared/elementos/elementos';

interface HandleProps {
  elemento: Ref;
  titulo: string;
}

/** The drag handle: by keyboard, Space lifts and drops, arrows move, Escape cancels. */
export const Handle = ({ elemento, titulo }: HandleProps) => {
  const { t } = useTranslation('backlog');
  const { rank } = useBacklogContext();
  const handle = useDragHandle(elemento.id);
  const lifted = rank.lift?.ref.id === elemento.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const byKey: Record<string, (() => void) | undefined> = lifted
      ? {
          ' ': rank.drop,
          Enter: rank.drop,
          Escape: rank.cancel,
          ArrowUp: () => rank.step(-1),
          ArrowDown: () => rank.step(1),
        }
      : { ' ': () => rank.start(elemento, titulo, 'teclado') };
    const action = byKey[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <button
      type="button"
      {...handle}
      data-handle={elemento.id}
      aria-label={t('mover', { titulo })}
      aria-roledescription={t('asa')}
      aria-describedby="backlog-asa"
      aria-pressed={lifted}
      onKeyDown={onKeyDown}
      onBlur={() => lifted && rank.lift?.by === 'teclado' && rank.cancel()}
      className="hit inline-flex w-5 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-subtle opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-text focus-visible:opacity-100 aria-pressed:bg-accent-soft aria-pressed:text-accent-text aria-pressed:opacity-100 max-sm:hidden pointer-coarse:opacity-100"
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  );
};

export const Tick = ({ id, titulo }: { id: string; titulo: string }) => {
  const { t } = useTranslation('backlog');
  const { selection } = useBacklogContext();
  return (
    <Casilla
      label={t('elegir', { titulo })}
      checked={selection.ids.has(id)}
      onToggle={(range) => selection.toggle(id, range)}
      className="w-5"
    />
  );
};
