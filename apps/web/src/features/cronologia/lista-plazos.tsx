import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { CalendarDays } from 'lucide-react';
import { Fragment, type RefCallback, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatDia } from '../../shared/fechas/dates';
import { Button } from '../../shared/ui/controles/button';
import { Clave } from '../../shared/ui/fichas/clave';
import { EstadoTareaChip } from '../../shared/ui/fichas/chip';
import { Casilla } from '../../shared/seleccion/casilla';
import { rowsWith, useScrollMargin } from '../../shared/ui/fichas/window-list';
import type { Resto } from '../../shared/arbol/backlog-tree';
import { type Barra, canMove, type GrupoDeBarras } from './plazos/barras';
import type { PorLeer, Seleccion } from './contexto';
import { useTextos } from './plazos/textos';

const HEADS = ['elemento', 'estado', 'plazo', 'duracion', 'esperas', 'cambiar'] as const;

interface ListaPlazosProps {
  barras: readonly Barra[];
  grupos: readonly GrupoDeBarras[];
  /** What the rows are, in the head of their column. */
  columna: string;
  esperas: ReadonlyMap<string, number>;
  porLeer?: PorLeer | undefined;
  seleccion?: Seleccion | undefined;
  onAbrir: (id: string) => void;
  onDias: (id: string) => void;
}

/** By which the rows in sight are told apart and measured. */
interface Measured {
  ref: RefCallback<HTMLTableRowElement>;
  'data-index': number;
  'aria-rowindex': number;
}

const Cabeza = ({ grupo: { nombre, ids }, measured }: { grupo: GrupoDeBarras; measured: Measured }) => (
  <tr {...measured} className="border-t border-line bg-raised/60 max-sm:block">
    <th
      scope="rowgroup"
      colSpan={HEADS.length}
      className="px-3 py-1.5 text-left text-xs font-medium max-sm:block"
    >
      {nombre} <span className="num font-normal text-subtle">{ids.length}</span>
    </th>
  </tr>
);

interface FilaProps extends Pick<ListaPlazosProps, 'seleccion' | 'onAbrir' | 'onDias'> {
  barra: Barra;
  esperas: number;
  measured: Measured;
}

const Fila = ({ barra, esperas, measured, seleccion, onAbrir, onDias }: FilaProps) => {
  const { t, plazo, dias, origen, nombre } = useTextos();
  const isSprint = barra.tipo === 'sprint';
  const suyo = isSprint ? t(`cronologia.estadoSprint.${barra.datos.estado}`) : null;
  const dicho = barra.plazo ? plazo(barra.plazo) : t('cronologia.sinDias');
  const lent = origen(barra);
  const label = t('cronologia.diasDe', { titulo: nombre(barra) });
  return (
    <tr
      {...measured}
      data-elemento={isSprint ? undefined : barra.id}
      className="border-t border-line align-middle max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 max-sm:px-3 max-sm:py-2"
    >
      <th
        scope="row"
        className={`py-1.5 text-left text-sm font-normal max-sm:w-full sm:px-3 ${barra.tipo === 'epica' || isSprint ? 'font-medium' : barra.padre ? 'pl-4 sm:pl-8' : ''}`}
      >
        <span className="flex min-w-0 items-center gap-1.5">
          {seleccion && (
            <Casilla
              label={t('cronologia.elegir', { titulo: barra.titulo })}
              checked={seleccion.ids.has(barra.id)}
              onToggle={(range) => seleccion.toggle(barra.id, range)}
            />
          )}
          {isSprint ? (
            <span className="inline-flex min-h-6 min-w-0 items-center wrap-anywhere">{barra.titulo}</span>
          ) : (
            <button
              type="button"
              data-abre={barra.id}
              onClick={() => onAbrir(barra.id)}
              className="touch-tall inline-flex min-h-6 max-w-full items-baseline gap-2 rounded-control text-left hover:underline"
            >
              <Clave clave={barra.datos.clave} />
              <span className="min-w-0 wrap-anywhere">{barra.titulo}</span>
            </button>
          )}
        </span>
      </th>
      <td className="py-1.5 max-sm:order-1 sm:px-3">
        {barra.tipo === 'sprint' ? (
          <span className="text-sm text-muted">{suyo}</span>
        ) : (
          <EstadoTareaChip estado={barra.datos.estado} />
        )}
      </td>
      <td className={`num py-1.5 text-sm sm:px-3 ${barra.plazo ? '' : 'text-subtle'}`}>
        {barra.plazo ? (
          <span className="whitespace-nowrap">
            <time dateTime={barra.plazo.inicio}>{formatDia(barra.plazo.inicio)}</time>
            {' – '}
            <time dateTime={barra.plazo.fin}>{formatDia(barra.plazo.fin)}</time>
          </span>
        ) : (
          dicho
        )}
        {lent && (
          <span className="block max-w-60 truncate text-xs text-subtle" title={lent}>
            {lent}
          </span>
        )}
      </td>
      <td className="num py-1.5 text-sm text-muted sm:px-3">{barra.plazo ? dias(barra.plazo) : ''}</td>
      <td className="py-1.5 text-sm text-muted max-sm:hidden sm:px-3">
        {esperas > 0 && t('cronologia.espera', { count: esperas })}
      </td>
      <td className="py-0.5 text-right max-sm:order-2 max-sm:ml-auto sm:px-2">
        {canMove(barra) && (
          <button
            type="button"
            aria-label={label}
            title={label}
            onClick={() => onDias(barra.id)}
            className="hit-square inline-flex items-center justify-center rounded-control text-subtle hover:bg-raised hover:text-text"
          >
            <CalendarDays aria-hidden className="size-4" />
          </button>
        )}
      </td>
    </tr>
  );
};

/** Estimated heights until a row is measured: a line of columns, or a title with chips below. */
const wide = window.matchMedia('(width >= 40rem)');
const rowHeight = () => (wide.matches ? 37 : 84);
const OVERSCAN = 8;

type Linea = { id: string } & (
  | { cabeza: GrupoDeBarras }
  | { barra: Barra }
  | { resto: Resto; epica: string }
);

/** Headings before the bars that hang from them. */
const lineasDe = (
  barras: readonly Barra[],
  grupos: readonly GrupoDeBarras[],
  restos?: ReadonlyMap<string, Resto>,
): Linea[] => {
  if (grupos.length === 0)
    return barras.flatMap((barra, at): Linea[] => {
      const linea = { id: barra.id, barra };
      const epica = barra.tipo === 'epica' ? barra.id : barra.padre;
      const resto = epica && barras[at + 1]?.padre !== epica ? restos?.get(epica) : undefined;
      return epica && resto ? [linea, { id: `resto:${epica}`, resto, epica }] : [linea];
    });
  return grupos.flatMap((cabeza): Linea[] => [
    { id: cabeza.id, cabeza },
    ...barras.filter(({ padre }) => padre === cabeza.id).map((barra) => ({ id: barra.id, barra })),
  ]);
};

/** Room for the rows that are not rendered. */
const Hueco = ({ alto }: { alto: number }) =>
  alto > 0 ? (
    <tr aria-hidden className="max-sm:block">
      <td colSpan={HEADS.length} style={{ height: alto }} className="p-0 max-sm:block" />
    </tr>
  ) : null;

/** No browser draws an element of any height. */
const MAX_FILAS = 5_000;
const altoDe = (linea: Linea | undefined): number =>
  rowHeight() * (linea && 'resto' in linea ? Math.min(linea.resto.count ?? 1, MAX_FILAS) : 1);

interface EpicaPorLeerProps {
  epica: string;
  alto: number;
  porLeer: PorLeer;
  measured: Measured;
}

/** The place of the stories of an epic that have not been read; coming near it reads the next ones. */
const EpicaPorLeer = ({ epica, alto, porLeer, measured }: EpicaPorLeerProps) => {
  const { t } = useTextos();
  const isFailed = porLeer.fallidas.has(epica);
  useEffect(() => {
    if (!isFailed) porLeer.leer(epica);
  }, [porLeer, epica, isFailed]);
  return (
    <tr {...measured} className="border-t border-line max-sm:block">
      <td
        colSpan={HEADS.length}
        style={{ height: alto }}
        className="px-3 py-3 align-top text-sm text-subtle max-sm:block"
      >
        {isFailed ? (
          <span className="inline-flex flex-wrap items-center gap-3">
            <span role="alert">{t('resto.error')}</span>
            <Button onClick={() => porLeer.leer(epica)}>{t('comun:accion.reintentar')}</Button>
          </span>
        ) : (
          <span role="status">{t('resto.cargando')}</span>
        )}
      </td>
    </tr>
  );
};

/**
 * The same as the chart, to be read: on a phone, with a screen reader, and for what has no days yet. Renders only the rows in
 * sight, so that thousands stay fast; the page itself scrolls.
 */
const ListaPlazos = ({ barras, grupos, columna, esperas, porLeer, ...rest }: ListaPlazosProps) => {
  const { t } = useTextos();
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useScrollMargin(body);
  const [focused, setFocused] = useState<number>();
  const restos = porLeer?.restos;
  const lineas = useMemo(() => lineasDe(barras, grupos, restos), [barras, grupos, restos]);
  // Stable while the rows are: new functions would make the library measure every row at each scroll.
  const getItemKey = useCallback((index: number) => lineas[index]?.id ?? index, [lineas]);
  // eslint-disable-next-line react-hooks/incompatible-library -- only costs this component the compiler's memoisation
  const virtualizer = useWindowVirtualizer({
    count: lineas.length,
    estimateSize: (index) => altoDe(lineas[index]),
    getItemKey,
    rangeExtractor: (range) => rowsWith(range, focused === undefined ? [] : [focused]),
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: 96,
    scrollPaddingEnd: 96,
  });
  const filas = virtualizer.getVirtualItems();
  const huecoDe = (index: number) => {
    const [before, fila] = [filas[index - 1], filas[index]];
    return fila ? fila.start - (before?.end ?? scrollMargin) : 0;
  };
  const hueco = virtualizer.getTotalSize() + scrollMargin - (filas.at(-1)?.end ?? scrollMargin);
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-rowcount={lineas.length + 1} className="w-full border-collapse">
        <caption className="sr-only">{t('cronologia.titulo')}</caption>
        <thead className="max-sm:sr-only">
          <tr aria-rowindex={1}>
            {HEADS.map((head) => (
              <th
                key={head}
                scope="col"
                className="px-3 py-2 text-left text-xs font-medium whitespace-nowrap text-muted"
              >
                <span className={head === 'cambiar' ? 'sr-only' : undefined}>
                  {head === 'elemento' ? columna : t(`cronologia.columna.${head}`)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          ref={body}
          className="max-sm:block"
          onFocus={(event) =>
            setFocused(Number(event.target.closest<HTMLElement>('[data-index]')?.dataset['index']))
          }
          onBlur={() => setFocused(undefined)}
        >
          {filas.map(({ index }, at) => {
            const linea = lineas[index];
            if (!linea) return null;
            const measured = {
              ref: virtualizer.measureElement,
              'data-index': index,
              'aria-rowindex': index + 2,
            };
            return (
              <Fragment key={linea.id}>
                <Hueco alto={huecoDe(at)} />
                {'cabeza' in linea && <Cabeza grupo={linea.cabeza} measured={measured} />}
                {'resto' in linea && porLeer && (
                  <EpicaPorLeer
                    epica={linea.epica}
                    alto={altoDe(linea)}
                    porLeer={porLeer}
                    measured={measured}
                  />
                )}
                {'barra' in linea && (
                  <Fila
                    barra={linea.barra}
                    esperas={esperas.get(linea.barra.id) ?? 0}
                    measured={measured}
                    {...rest}
                  />
                )}
              </Fragment>
            );
          })}
          <Hueco alto={hueco} />
        </tbody>
      </table>
    </div>
  );
};

export default ListaPlazos;
