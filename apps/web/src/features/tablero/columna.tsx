import type { Columna as DatosColumna } from '@pmp/contracts/sprints';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Cabecera } from './cabecera';
import { nombreDe } from './cargar/columnas';
import { useDragHandle, useScrollZone } from '../../shared/drag/drag-area';
import { useOpened } from '../../shared/navegar/opener';
import { rowsWith } from '../../shared/ui/fichas/window-list';
import { type AnadirEnTablero, PieColumna } from './anadir/pie-columna';
import { type Mostradas, TarjetaMostrada } from './tarjeta/tarjeta-mostrada';

/** Estimated height: a card with a two-line description. Each card is measured once rendered. */
const ESTIMATED_HEIGHT = 164;
/** How many more than fit are rendered, above and below. */
const OVERSCAN = 3;

interface FilaProps {
  index: number;
  start: number;
  historia: string;
  measure: (element: Element | null) => void;
  children: React.ReactNode;
}

const Fila = ({ index, start, historia, measure, children }: FilaProps) => (
  <li
    ref={measure}
    data-index={index}
    {...useDragHandle(historia)}
    style={{ transform: `translateY(${start}px)` }}
    className="absolute inset-x-2 top-0 touch-manipulation"
  >
    {children}
  </li>
);

interface ColumnaProps extends Mostradas {
  columna: DatosColumna;
  /** With all its stories, even if a filter shows fewer. */
  entera: DatosColumna;
  /** The names of the neighbouring columns. */
  anterior: string | undefined;
  siguiente: string | undefined;
  anadir: AnadirEnTablero;
}

export const Columna = memo(({ columna, entera, anadir, ...tarjeta }: ColumnaProps) => {
  const { t } = useTranslation('tablero');
  const { _id, historias } = columna;
  const nombre = nombreDe(columna, t);
  const total = entera.historias.length;
  const scroller = useRef<HTMLDivElement>(null);
  const zona = useScrollZone(_id);
  const kept = [tarjeta.current, tarjeta.lifted?.historia].map((id) =>
    historias.findIndex((historia) => historia._id === id),
  );

  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useVirtualizer({
    count: historias.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => historias[index]?._id ?? index,
    rangeExtractor: (range) => rowsWith(range, kept),
    overscan: OVERSCAN,
    gap: 8,
    // Room for the ring around the first card that has the focus.
    paddingStart: 4,
    paddingEnd: 8,
  });
  const isAdding = useOpened(anadir.columna) === _id;
  const last = historias.length - 1;
  useEffect(() => {
    // What is added comes last: whoever adds it sees it arrive.
    if (isAdding && last >= 0) virtualizer.scrollToIndex(last, { align: 'end' });
  }, [isAdding, last, virtualizer]);

  return (
    <section
      data-columna-id={_id}
      aria-label={t('columnaDe', {
        nombre,
        historias: t('historias', { count: total }),
      })}
      className="flex min-h-0 w-[85vw] shrink-0 snap-center flex-col rounded-card border border-line bg-sidebar md:w-auto md:min-w-64 md:flex-1"
    >
      <Cabecera columna={columna} entera={entera} />
      <div ref={scroller} {...zona} className="relative min-h-0 grow overflow-y-auto overscroll-contain">
        {historias.length === 0 && (
          <p className="mx-2 mt-1 rounded-card border border-dashed border-line-strong px-3 py-6 text-center text-sm text-subtle">
            {total > 0 ? t('vaciaFiltro') : t('vacia')}
          </p>
        )}
        <ul style={{ height: virtualizer.getTotalSize() }} className="relative">
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const historia = historias[index];
            if (!historia) return null;
            return (
              <Fila
                key={historia._id}
                index={index}
                start={start}
                historia={historia._id}
                measure={virtualizer.measureElement}
              >
                <TarjetaMostrada {...tarjeta} historia={historia} columna={columna} />
              </Fila>
            );
          })}
        </ul>
      </div>
      <PieColumna columna={columna} anadir={anadir} />
    </section>
  );
});
Columna.displayName = 'Columna';
