import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/ui/controles/checkbox';
import { PrioridadChip } from '../../../shared/ui/fichas/chip';

interface HistoriasCasillasProps {
  historias: HistoriaDeSprint[];
  selected: ReadonlySet<string>;
  disabled: boolean;
  onToggle: (id: string, checked: boolean) => void;
}

const ROW = 40;

/** The stories to choose from; only the rows in sight are rendered, as a backlog may have thousands. */
export const HistoriasCasillas = ({ historias, selected, disabled, onToggle }: HistoriasCasillasProps) => {
  const { t } = useTranslation('sprints');
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useVirtualizer({
    count: historias.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    getItemKey: (index) => historias[index]?._id ?? index,
    overscan: 8,
  });
  return (
    <div
      ref={scroller}
      className="max-h-64 overflow-y-auto overscroll-contain rounded-card border border-line"
    >
      <ul style={{ height: virtualizer.getTotalSize() }} className="relative">
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const historia = historias[index];
          if (!historia) return null;
          const { _id, titulo, epicaId, prioridad, puntos } = historia;
          return (
            <li
              key={_id}
              style={{ transform: `translateY(${start}px)`, height: ROW }}
              className="absolute inset-x-0 top-0 flex items-center gap-2 border-b border-line px-2.5"
            >
              <Checkbox
                label={titulo}
                title={`${titulo} · ${epicaId.titulo}`}
                checked={selected.has(_id)}
                disabled={disabled}
                onChange={(event) => onToggle(_id, event.target.checked)}
                className="min-w-0 grow [&>span:last-child]:truncate"
              />
              <span className="hidden max-w-40 truncate text-xs text-subtle sm:block">{epicaId.titulo}</span>
              <span className="max-sm:hidden">
                <PrioridadChip prioridad={prioridad} />
              </span>
              <span className="num w-12 shrink-0 text-right text-xs text-subtle">
                {puntos > 0 && t('puntos', { count: puntos })}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
