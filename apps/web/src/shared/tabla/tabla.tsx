import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type ReactNode, useCallback, useRef, useState } from 'react';
import { rowsWith, useScrollMargin } from '../ui/fichas/window-list';
import { Cabecera, type CabeceraProps } from './cabecera';
import { type ColumnaTabla, widthsOf } from './columnas';

/** Estimated heights until a row is measured: a line of columns, or a title with chips below. */
const wide = window.matchMedia('(min-width: 80rem)');
const rowHeight = () => (wide.matches ? 41 : 104);
const OVERSCAN = 6;

interface TablaProps<L> {
  label: string;
  columnas: readonly ColumnaTabla[];
  cabecera: CabeceraProps;
  /** Rows, and headings of groups among them. */
  lineas: readonly L[];
  keyOf: (linea: L) => string;
  children: (linea: L) => ReactNode;
}

/** Renders only the lines in sight, so that ten thousand stay fast; the page itself scrolls. */
export const Tabla = <L,>({ label, columnas, cabecera, lineas, keyOf, children }: TablaProps<L>) => {
  const body = useRef<HTMLDivElement>(null);
  const scrollMargin = useScrollMargin(body);
  const [focused, setFocused] = useState<number>();
  // Stable while the lines are: new functions would make the library measure every row at each scroll.
  const getItemKey = useCallback(
    (index: number) => {
      const linea = lineas[index];
      return linea === undefined ? index : keyOf(linea);
    },
    [lineas, keyOf],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useWindowVirtualizer({
    count: lineas.length,
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
      aria-label={label}
      aria-rowcount={lineas.length + 1}
      style={{ '--columnas': widthsOf(columnas) } as CSSProperties}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      {/* As wide as its columns, so that no row ends where the window does when they are wider than it. */}
      <div role="presentation" className="xl:w-min xl:min-w-full">
        <Cabecera {...cabecera} />
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
            const linea = lineas[index];
            if (linea === undefined) return null;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                style={{ transform: `translateY(${start - scrollMargin}px)` }}
                className="absolute inset-x-0"
              >
                {children(linea)}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
};
