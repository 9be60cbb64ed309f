import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { useDragHandle, useScrollZone } from '../drag/drag-area';
import { rowsWith } from '../ui/fichas/window-list';
import { type Fila, type Linea, lineasOf } from './carriles';

const CARD_HEIGHT = 172;
const HEADER_HEIGHT = 40;
const OVERSCAN = 3;
const FONDO = 'bg-sidebar data-destino:bg-accent-soft';

/** Attributes of an element that a style or a script finds it by. */
type Datos = Record<`data-${string}`, string | boolean | undefined>;

interface ConId {
  _id: string;
}

const Agarrable = ({ id, children }: { id: string; children: ReactNode }) => (
  <div {...useDragHandle(id)} className="touch-manipulation">
    {children}
  </div>
);

interface EncabezadoProps {
  titulo: string;
  resumen: string;
  /** What a click on it does. */
  accion: string;
  folded: boolean;
  onToggle: () => void;
}

const Encabezado = ({ titulo, resumen, accion, folded, onToggle }: EncabezadoProps) => (
  <div className="border-x border-line bg-raised">
    <h3 className="sticky left-0 flex w-fit max-w-[min(100%,85vw)] min-w-0 items-center text-sm font-semibold">
      <button
        type="button"
        aria-expanded={!folded}
        title={accion}
        onClick={onToggle}
        className="hit inline-flex min-w-0 items-center gap-2 rounded-control px-2 hover:bg-active"
      >
        <ChevronDown
          aria-hidden
          className={`size-4 shrink-0 text-subtle transition-transform duration-150 ${folded ? '-rotate-90' : ''}`}
        />
        <span className="truncate">{titulo}</span>
        <span className="num shrink-0 text-xs font-normal text-subtle">{resumen}</span>
      </button>
    </h3>
  </div>
);

export interface CuadroFilasProps<C extends ConId, T extends ConId> {
  columnas: readonly C[];
  filas: readonly Fila<C>[];
  itemsOf: (columna: C) => readonly T[];
  folded: (fila: Fila<C>) => boolean;
  onToggle: (fila: Fila<C>) => void;
  /** Ids of the cards that stay in the document out of sight, for the focus or a drag would be lost with them. */
  kept: readonly (string | undefined)[];
  tituloOf: (fila: Fila<C>) => string;
  resumenOf: (fila: Fila<C>) => string;
  /** What a click on the name of a row does. */
  accionOf: (titulo: string, folded: boolean) => string;
  /** By what a drop finds a column; `data-destino`: it would go there. */
  columnaProps: (columna: C, fila?: Fila<C>) => Datos;
  cabecera: (columna: C, at: number) => ReactNode;
  tarjeta: (item: T, columna: C, at: number) => ReactNode;
  /** Below the last row. */
  pie?: (columna: C) => ReactNode;
  className?: string;
}

/** A board in rows: one list of lines, in which each line has one card of each column; only those in sight are drawn. */
export const CuadroFilas = <C extends ConId, T extends ConId>(props: CuadroFilasProps<C, T>) => {
  const { columnas, filas, itemsOf, folded, onToggle, columnaProps, pie, className = '' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const zona = useScrollZone('filas');
  const lineas = useMemo(
    () => lineasOf(filas, folded, (columna) => itemsOf(columna).length),
    [filas, folded, itemsOf],
  );
  const has = ({ fila, index }: Linea<C>, id: string | undefined) =>
    id !== undefined &&
    index !== undefined &&
    fila.columnas.some((columna) => itemsOf(columna)[index]?._id === id);
  const kept = props.kept.map((id) => lineas.findIndex((linea) => has(linea, id)));

  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useVirtualizer({
    count: lineas.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (lineas[at]?.index === undefined ? HEADER_HEIGHT : CARD_HEIGHT),
    getItemKey: (at) => `${lineas[at]?.fila.key}:${lineas[at]?.index ?? 'fila'}`,
    rangeExtractor: (range) => rowsWith(range, kept),
    overscan: OVERSCAN,
  });

  const grid = { gridTemplateColumns: `repeat(${columnas.length}, minmax(16rem, 1fr))` };
  return (
    <div ref={scroller} {...zona} className={`relative overflow-auto overscroll-contain ${className}`}>
      <div className="w-max min-w-full">
        <div className="sticky top-0 z-10 grid gap-3 bg-canvas" style={grid}>
          {columnas.map((columna, at) => (
            <div
              key={columna._id}
              className="min-w-0 rounded-t-card border border-b-0 border-line bg-sidebar"
            >
              {props.cabecera(columna, at)}
            </div>
          ))}
        </div>
        <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: at, start, key }) => {
            const linea = lineas[at];
            if (!linea) return null;
            const { fila, index } = linea;
            const titulo = props.tituloOf(fila);
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
                    titulo={titulo}
                    resumen={props.resumenOf(fila)}
                    accion={props.accionOf(titulo, folded(fila))}
                    folded={folded(fila)}
                    onToggle={() => onToggle(fila)}
                  />
                ) : (
                  fila.columnas.map((columna, place) => {
                    const item = itemsOf(columna)[index];
                    return (
                      <div
                        key={columna._id}
                        {...columnaProps(columna, fila)}
                        className={`min-h-10 border-x border-line px-2 pb-2 ${FONDO}`}
                      >
                        {item && (
                          <Agarrable key={item._id} id={item._id}>
                            {props.tarjeta(item, columna, place)}
                          </Agarrable>
                        )}
                      </div>
                    );
                  })
                )}
              </div>
            );
          })}
        </div>
        <div className="grid gap-3" style={grid}>
          {columnas.map((columna) => (
            <div
              key={columna._id}
              {...columnaProps(columna)}
              className={`min-h-2 min-w-0 rounded-b-card border border-t-0 border-line ${FONDO}`}
            >
              {pie?.(columna)}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
