import type { Orden } from '@pmp/consulta';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type CSSProperties, memo, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proyecto } from '@pmp/contracts/proyectos';
import type { Elemento } from '../../../shared/elementos/elementos';
import { MenuBoton } from '../../../shared/elementos/botones/menu-boton';
import { Casilla } from '../../../shared/seleccion/casilla';
import { rowsWith, useScrollMargin } from '../../../shared/ui/fichas/window-list';
import type { Grupo } from '../agrupar';
import { Enlace } from '../enlace';
import type { PresentacionProps } from '../presentacion-props';
import type { Columna } from '../use-estado';
import { Celda } from './celdas';
import { rowClass, widthsOf } from './columnas';

/** The columns that a query can sort by. */
const ORDEN_DE: Partial<Record<Columna | 'titulo', Orden>> = {
  titulo: 'titulo',
  estado: 'estado',
  prioridad: 'prioridad',
  puntos: 'puntos',
  vence: 'vence',
  actualizada: 'actualizada',
};

interface FilaProps {
  elemento: Elemento;
  proyecto: Proyecto | undefined;
  columnas: readonly Columna[];
  checked: boolean;
  onToggle: (id: string, range: boolean) => void;
}

const Fila = memo(({ elemento, proyecto, columnas, checked, onToggle }: FilaProps) => {
  const { t } = useTranslation('tareas');
  const { _id, titulo } = elemento.datos;
  return (
    <div
      data-elemento={_id}
      className={`${rowClass} group border-t border-line px-2 py-1 text-sm hover:bg-raised/60 ${checked ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <span role="cell">
        <Casilla
          label={t('elegir', { titulo })}
          checked={checked}
          onToggle={(range) => onToggle(_id, range)}
        />
      </span>
      <span role="cell" className="flex min-w-0 items-center gap-1">
        <Enlace elemento={elemento} />
        <MenuBoton
          label={t('acciones', { titulo })}
          className="ml-auto opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
        />
      </span>
      <div
        role="presentation"
        className="col-start-2 flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 pb-1 xl:contents"
      >
        {columnas.map((columna) => (
          <Celda key={columna} columna={columna} elemento={elemento} proyecto={proyecto} />
        ))}
      </div>
    </div>
  );
});
Fila.displayName = 'Fila';

type Linea = { grupo: Grupo } | { elemento: Elemento };

/** The items, those of a group with a name below it. */
const lineasDe = (grupos: readonly Grupo[]): Linea[] =>
  grupos.flatMap((grupo): Linea[] => [
    ...(grupo.nombre ? [{ grupo }] : []),
    ...grupo.elementos.map((elemento) => ({ elemento })),
  ]);

const keyOf = (linea: Linea): string =>
  'grupo' in linea ? `grupo:${linea.grupo.key}` : linea.elemento.datos._id;

/** Estimated heights until a row is measured: a line of columns, or a title with chips below. */
const wide = window.matchMedia('(min-width: 80rem)');
const rowHeight = () => (wide.matches ? 41 : 104);
const OVERSCAN = 6;

/**
 * The items as rows; a heading sorts, which writes into the query. Renders only the rows in sight, so that thousands stay
 * fast; the page itself scrolls.
 */
const Lista = ({
  elementos,
  grupos,
  hayMas,
  proyectos,
  columnas,
  orden,
  onOrden,
  seleccion,
}: PresentacionProps) => {
  const { t } = useTranslation(['vistas', 'tareas', 'comun']);
  const body = useRef<HTMLDivElement>(null);
  const scrollMargin = useScrollMargin(body);
  const [focused, setFocused] = useState<number>();
  const lineas = useMemo(() => lineasDe(grupos), [grupos]);
  // Stable while the rows are: new functions would make the library measure every row at each scroll.
  const getItemKey = useCallback(
    (index: number) => {
      const linea = lineas[index];
      return linea ? keyOf(linea) : index;
    },
    [lineas],
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
  const [first] = orden;
  const Arrow = first?.desciende ? ArrowDown : ArrowUp;
  const isAll = elementos.length > 0 && seleccion.ids.size === elementos.length;
  const sortOf = (columna: Columna | 'titulo') => {
    if (!first || ORDEN_DE[columna] !== first.campo) return undefined;
    return first.desciende ? 'descending' : 'ascending';
  };
  const next = (campo: Orden) => {
    if (first?.campo !== campo) return [{ campo, desciende: false }];
    return first.desciende ? [] : [{ campo, desciende: true }];
  };
  return (
    <div
      role="table"
      aria-label={t('lista')}
      aria-rowcount={lineas.length + 1}
      style={{ '--columnas': widthsOf(columnas) } as CSSProperties}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <div role="rowgroup">
        <div role="row" className={`${rowClass} bg-raised px-2 text-xs text-subtle`}>
          <span role="columnheader">
            <Casilla
              label={t('tareas:elegirTodas', { count: elementos.length })}
              checked={isAll}
              mixed={seleccion.ids.size > 0 && !isAll}
              onToggle={isAll ? seleccion.clear : seleccion.all}
            />
          </span>
          <div role="presentation" className="flex min-w-0 gap-3 overflow-x-auto xl:contents">
            {(['titulo', ...columnas] as const).map((columna) => {
              const campo = ORDEN_DE[columna];
              return (
                <span
                  key={columna}
                  role="columnheader"
                  aria-sort={sortOf(columna)}
                  className={`hit flex shrink-0 items-center ${campo ? '' : 'max-xl:hidden'}`}
                >
                  {campo ? (
                    <button
                      type="button"
                      onClick={() => onOrden(next(campo))}
                      className="hit inline-flex items-center gap-1 rounded-control font-medium hover:text-text pointer-coarse:min-w-11"
                    >
                      {t(`columna.${columna}`)}
                      {sortOf(columna) && <Arrow aria-hidden className="size-3" />}
                    </button>
                  ) : (
                    t(`columna.${columna}`)
                  )}
                </span>
              );
            })}
          </div>
        </div>
      </div>
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
          if (!linea) return null;
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
              {'grupo' in linea ? (
                <div
                  role="cell"
                  className="border-t border-line bg-raised/60 px-3 py-1.5 text-xs font-medium"
                >
                  {linea.grupo.nombre}{' '}
                  <span className="num font-normal text-subtle">
                    {linea.grupo.elementos.length}
                    {hayMas && '+'}
                  </span>
                </div>
              ) : (
                <Fila
                  elemento={linea.elemento}
                  proyecto={proyectos.get(linea.elemento.datos.proyecto)}
                  columnas={columnas}
                  checked={seleccion.ids.has(linea.elemento.datos._id)}
                  onToggle={seleccion.toggle}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
};

export default Lista;
