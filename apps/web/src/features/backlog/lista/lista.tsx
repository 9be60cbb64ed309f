import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowsWith, useScrollMargin } from '../../../shared/ui/fichas/window-list';
import { Fila } from './fila';
import { FilaDeLista } from './fila-de-lista';
import type { Row } from '../arbol/rows';
import { restoHeight } from './resto-row';

/** Estimated height of a row until it is measured. */
const HEIGHT: Record<Exclude<Row['kind'], 'resto'>, number> = {
  epica: 52,
  'epica-texto': 40,
  historia: 37,
  'historia-texto': 80,
  tarea: 40,
  vacio: 36,
  anadir: 33,
};
const heightOf = (row: Row | undefined): number => {
  if (!row) return HEIGHT.tarea;
  return row.kind === 'resto' ? restoHeight(row.resto) : HEIGHT[row.kind];
};
const OVERSCAN = 10;
/** A field at most this far below the window was in sight a moment ago. */
const NEAR_PX = 200;

interface ListaProps {
  rows: Row[];
  /** Rendered even out of sight, because it has the focus or is being dragged. */
  kept: string | undefined;
  /** Scrolled into sight. */
  reveal: string | undefined;
  /** The row under which a dragged item would land; null: above the first. */
  line: string | null | undefined;
  elegido: string | undefined;
  selected: ReadonlySet<string>;
}

const SEPARATED: ReadonlySet<Row['kind']> = new Set(['epica', 'historia', 'tarea', 'anadir']);

const frame = ({ kind, last }: Row): string =>
  [
    'border-x',
    kind === 'epica' && 'mt-3 rounded-t-card',
    SEPARATED.has(kind) && 'border-t',
    last && 'rounded-b-card border-b',
  ]
    .filter(Boolean)
    .join(' ');

/** Renders only the rows in sight, so that ten thousand stories stay fast; the page itself scrolls. */
export const Lista = ({ rows, kept, reveal, line, elegido, selected }: ListaProps) => {
  const { t } = useTranslation('backlog');
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useScrollMargin(list);
  const [focused, setFocused] = useState<string>();

  const indexOf = (key: string | undefined) => (key ? rows.findIndex((row) => row.key === key) : -1);
  const keptIndexes = [indexOf(kept), indexOf(focused)];

  // Stable while the rows are: new functions would make the library measure every row at each scroll.
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const estimateSize = useCallback((index: number) => heightOf(rows[index]), [rows]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize,
    getItemKey,
    rangeExtractor: (range) => rowsWith(range, keptIndexes),
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: 132,
    scrollPaddingEnd: 96,
  });

  const revealIndex = indexOf(reveal);
  const known = revealIndex >= 0;
  useEffect(() => {
    if (known) virtualizer.scrollToIndex(revealIndex, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per row to reveal, not whenever rows change
  }, [reveal, known]);

  // Keeps the field in sight while somebody adds one item after another, unless they have scrolled away.
  const writing = rows.find(({ key, kind }) => key === focused && kind === 'anadir')?.key;
  const writingIndex = indexOf(writing);
  useEffect(() => {
    const field = document.activeElement?.getBoundingClientRect();
    if (writing && field && field.top > 0 && field.top < window.innerHeight + NEAR_PX)
      virtualizer.scrollToIndex(writingIndex, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when rows come before it, not at each scroll
  }, [writing, writingIndex]);

  return (
    <ul
      ref={list}
      aria-label={t('lista')}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={(event) => setFocused(event.target.closest<HTMLElement>('[data-row]')?.dataset['row'])}
      onBlur={() => setFocused(undefined)}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        const tinted = row.key === elegido || selected.has(row.key);
        return (
          <FilaDeLista
            key={row.key}
            row={row}
            index={index}
            measure={virtualizer.measureElement}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <div className={`relative border-line ${tinted ? 'bg-accent-soft' : 'bg-surface'} ${frame(row)}`}>
              <Fila row={row} />
              {line === row.key && (
                <span
                  data-destino
                  className="pointer-events-none absolute inset-x-0 -bottom-px z-1 h-0.5 bg-accent"
                />
              )}
              {line === null && index === 0 && (
                <span className="pointer-events-none absolute inset-x-0 -top-px z-1 h-0.5 bg-accent" />
              )}
            </div>
          </FilaDeLista>
        );
      })}
    </ul>
  );
};
