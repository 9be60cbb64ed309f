import type { Columna } from '@pmp/contracts/sprints';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDragHandle } from '../../../shared/drag/drag-area';
import { type AnadirEnTablero, PieColumna } from '../anadir/pie-columna';
import { Cabecera } from '../cabecera';
import { nombreDe, puntosOf } from '../cargar/columnas';
import { OVERSCAN, rangeWith, useScroller } from '../cargar/ventana';
import { type Mostradas, TarjetaMostrada } from '../tarjeta/tarjeta-mostrada';
import { type Agrupacion, type Fila, type Linea, lineasOf } from './filas';

const CARD_HEIGHT = 172;
const HEADER_HEIGHT = 40;

interface CeldaProps extends Mostradas {
  columna: Columna;
  fila: string;
  index: number;
  anterior: string | undefined;
  siguiente: string | undefined;
}

const Agarrable = ({ historia, children }: { historia: string; children: React.ReactNode }) => {
  const { ref, listeners } = useDragHandle(historia);
  return (
    <div ref={ref} {...listeners} className="touch-manipulation">
      {children}
    </div>
  );
};

const Celda = ({ fila, index, ...tarjeta }: CeldaProps) => {
  const { columna } = tarjeta;
  const historia = columna.historias[index];
  return (
    <div
      data-columna-id={columna._id}
      data-fila={fila}
      className="min-h-10 border-x border-line bg-sidebar px-2 pb-2"
    >
      {historia && (
        <Agarrable key={historia._id} historia={historia._id}>
          <TarjetaMostrada {...tarjeta} historia={historia} />
        </Agarrable>
      )}
    </div>
  );
};

interface EncabezadoProps {
  fila: Fila;
  titulo: string;
  folded: boolean;
  onToggle: () => void;
}

const Encabezado = ({ fila, titulo, folded, onToggle }: EncabezadoProps) => {
  const { t } = useTranslation('tablero');
  const puntos = fila.columnas.reduce((sum, { historias }) => sum + puntosOf(historias), 0);
  return (
    <div className="border-x border-line bg-raised">
      <h3 className="sticky left-0 flex w-fit max-w-[min(100%,85vw)] min-w-0 items-center text-sm font-semibold">
        <button
          type="button"
          aria-expanded={!folded}
          title={t(folded ? 'filas.desplegar' : 'filas.plegar', { fila: titulo })}
          onClick={onToggle}
          className="hit inline-flex min-w-0 items-center gap-2 rounded-control px-2 hover:bg-active"
        >
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-subtle transition-transform duration-150 ${folded ? '-rotate-90' : ''}`}
          />
          <span className="truncate">{titulo}</span>
          <span className="num shrink-0 text-xs font-normal text-subtle">
            {t('historias', { count: fila.total })} · {t('puntos', { count: puntos })}
          </span>
        </button>
      </h3>
    </div>
  );
};

interface TableroFilasProps extends Mostradas {
  por: Agrupacion;
  filas: readonly Fila[];
  /** As they are shown, and with all their stories, even if a filter shows fewer. */
  columnas: readonly Columna[];
  enteras: readonly Columna[];
  folded: (fila: Fila) => boolean;
  onToggle: (fila: Fila) => void;
  anadir: AnadirEnTablero;
}

/** The board in rows: one list of lines, in which each line has one card of each column. */
const TableroFilas = memo((props: TableroFilasProps) => {
  const { por, filas, columnas, enteras, folded, onToggle, anadir, ...shown } = props;
  const { t } = useTranslation('tablero');
  const { scroller, setScroller } = useScroller('filas');
  const lineas = useMemo(() => lineasOf(filas, folded), [filas, folded]);
  const nombres = columnas.map((columna) => nombreDe(columna, t));
  const sinNombre = por === 'responsable' ? t('filtro.sinResponsable') : t('filas.sinEtiqueta');
  const has = ({ fila, index }: Linea, id: string | undefined) =>
    id !== undefined &&
    index !== undefined &&
    fila.columnas.some(({ historias }) => historias[index]?._id === id);
  const kept = [shown.current, shown.lifted?.historia].map((id) =>
    lineas.findIndex((linea) => has(linea, id)),
  );

  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useVirtualizer({
    count: lineas.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lineas[at]?.index === undefined ? HEADER_HEIGHT : CARD_HEIGHT),
    getItemKey: (at) => `${lineas[at]?.fila.key}:${lineas[at]?.index ?? 'fila'}`,
    rangeExtractor: rangeWith(kept),
    overscan: OVERSCAN,
  });

  const grid = { gridTemplateColumns: `repeat(${columnas.length}, minmax(16rem, 1fr))` };
  return (
    <div
      ref={setScroller}
      className="relative -mx-4 min-h-0 grow overflow-auto overscroll-contain px-4 sm:-mx-6 sm:px-6"
    >
      <div className="w-max min-w-full">
        <div className="sticky top-0 z-10 grid gap-3 bg-canvas" style={grid}>
          {columnas.map((columna, at) => (
            <div
              key={columna._id}
              className="min-w-0 rounded-t-card border border-b-0 border-line bg-sidebar"
            >
              <Cabecera columna={columna} entera={enteras[at] ?? columna} />
            </div>
          ))}
        </div>
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: at, start, key }) => {
            const linea = lineas[at];
            if (!linea) return null;
            const { fila, index } = linea;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={at}
                style={{ transform: `translateY(${start}px)`, ...(index !== undefined && grid) }}
                className={`absolute inset-x-0 top-0 ${index === undefined ? '' : 'grid gap-3'}`}
              >
                {index === undefined ? (
                  <Encabezado
                    fila={fila}
                    titulo={fila.titulo || sinNombre}
                    folded={folded(fila)}
                    onToggle={() => onToggle(fila)}
                  />
                ) : (
                  fila.columnas.map((columna, place) => (
                    <Celda
                      key={columna._id}
                      {...shown}
                      columna={columna}
                      fila={fila.key}
                      index={index}
                      anterior={nombres[place - 1]}
                      siguiente={nombres[place + 1]}
                    />
                  ))
                )}
              </div>
            );
          })}
        </div>
        <div className="grid gap-3" style={grid}>
          {columnas.map((columna) => (
            <div
              key={columna._id}
              data-columna-id={columna._id}
              className="min-w-0 rounded-b-card border border-t-0 border-line bg-sidebar"
            >
              <PieColumna columna={columna} anadir={anadir} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
});
TableroFilas.displayName = 'TableroFilas';

export default TableroFilas;
