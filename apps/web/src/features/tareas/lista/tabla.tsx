import type { Proyecto, Tarea } from '@pmp/contracts/proyectos';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsWith, useScrollMargin } from '../../../shared/ui/fichas/window-list';
import { type ColumnaOpcional, widthsOf } from './columnas';
import { Fila } from './fila';

/** Estimated heights until a row is measured: a line of columns, or a title with chips below. */
const wide = window.matchMedia('(min-width: 80rem)');
const rowHeight = () => (wide.matches ? 41 : 104);
const OVERSCAN = 6;

interface TablaProps {
  tareas: Tarea[];
  proyectos: ReadonlyMap<string, Proyecto>;
  elegidas: ReadonlySet<string>;
  hoy: string;
  columnas: readonly ColumnaOpcional[];
  onToggle: (id: string, range: boolean) => void;
  children: ReactNode;
}

/** Renders only the rows in sight, so that ten thousand tasks stay fast; the page itself scrolls. */
export const Tabla = ({ tareas, proyectos, elegidas, hoy, columnas, onToggle, children }: TablaProps) => {
  const { t } = useTranslation('tareas');
  const body = useRef<HTMLDivElement>(null);
  const scrollMargin = useScrollMargin(body);
  const [focused, setFocused] = useState<number>();

  // Stable while the rows are: new functions would make the library measure every row at each scroll.
  const getItemKey = useCallback((index: number) => tareas[index]?._id ?? index, [tareas]);
  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useWindowVirtualizer({
    count: tareas.length,
    estimateSize: rowHeight,
    getItemKey,
    rangeExtractor: (range) => rowsWith(range, focused === undefined ? [] : [focused]),
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: 96,
    scrollPaddingEnd: 96,
  });

  return (
    <div
      role="table"
      aria-label={t('tabla')}
      aria-rowcount={tareas.length + 1}
      style={{ '--columnas': widthsOf(columnas) } as CSSProperties}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {children}
      <div
        ref={body}
        role="rowgroup"
        className="relative"
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={(event) =>
          setFocused(Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index']))
        }
        onBlur={() => setFocused(undefined)}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const tarea = tareas[index];
          if (!tarea) return null;
          return (
            <div
              key={key}
              ref={virtualizer.measureElement}
              role="row"
              aria-rowindex={index + 2}
              data-index={index}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
              className="absolute inset-x-0 -top-px"
            >
              <Fila
                tarea={tarea}
                proyecto={proyectos.get(tarea.proyecto)}
                checked={elegidas.has(tarea._id)}
                hoy={hoy}
                columnas={columnas}
                onToggle={onToggle}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
};
