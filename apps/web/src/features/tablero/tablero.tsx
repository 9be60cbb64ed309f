import { CircleAlert, RotateCw } from 'lucide-react';
import { lazy, type PointerEvent, Suspense, useCallback, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/sesion/session';
import { useElegido } from '../../shared/elementos/use-elegido';
import { hojaDe, useHoja } from '../../shared/exportar/hoja';
import { columnasElemento } from '../../shared/hoja-de-calculo/columnas-elemento';
import { useLista } from '../../shared/elementos/lista';
import { useAddressFilter } from '../../shared/navegar/use-address-filter';
import { useAnadir } from './anadir/use-anadir';
import { useSeleccion } from '../../shared/seleccion/use-seleccion';
import { BarraTablero } from './seleccion/barra-tablero';
import { elegirAccion } from './seleccion/elegir-accion';
import { AnimateMoves } from './mover/animate-moves';
import { Columna } from './columna';
import { ElegirFilas } from './carriles/elegir-filas';
import { useFilas, useFilasOf } from './carriles/use-filas';
import { columnaOf, findHistoria, nombreDe } from './cargar/columnas';
import { DragArea } from '../../shared/drag/drag-area';
import { aimAt } from './mover/aim';
import { filterColumnas, historiaFilter, PARAM } from './filtrar/filter-historias';
import { Filtros } from './filtrar/filtros';
import type { DatosTablero } from './cargar/datos-tablero';
import { DraggedCard } from './tarjeta/tarjeta';
import { useAvances } from './filtrar/use-avances';
import { toastActionClass } from '../../shared/ui/dialogos/toast';
import { useLift } from './mover/use-lift';
import { useMoves } from './mover/use-moves';
import { useShownColumnas } from './mover/use-shown-columnas';
import { useTableroActions } from './mover/use-tablero-actions';
import { type RemoteMove, useRemoteMoves } from './cargar/use-remote-moves';
import { accionesDeMover } from './mover/acciones-de-mover';

const TableroFilas = lazy(() => import('./carriles/tablero-filas'));

const EN_HOJA = [
  'columna',
  'clave',
  'titulo',
  'estado',
  'prioridad',
  'responsable',
  'puntos',
  'etiquetas',
  'epica',
] as const;

const pointedCard = (event: PointerEvent): string | null => {
  const card = event.target instanceof Element && event.target.closest<HTMLElement>('[data-historia-id]');
  return (event.pointerType === 'mouse' && card && card.dataset['historiaId']) || null;
};

interface TableroProps {
  proyectoId: string;
  datos: DatosTablero;
  /** Empty: the board has no sprint. */
  sprint: string;
  onReload: () => void;
}

export const Tablero = ({ proyectoId, datos, sprint, onReload }: TableroProps) => {
  const { t } = useTranslation('tablero');
  const { user } = useSession();
  const [pointed, setPointed] = useState<string | null>(null);
  const [voice, setVoice] = useState('');
  const instructions = useId();
  const { filtro, setFiltro } = useAddressFilter(PARAM);
  const avances = useAvances(proyectoId, datos.columnas, filtro.persona);
  const visible = useMemo(() => historiaFilter(filtro, avances.dePersona), [filtro, avances.dePersona]);
  const { move, notice } = useMoves(proyectoId);
  const hand = useLift();
  const [, elegir] = useElegido();
  const openHistoria = (id: string) => elegir({ entidad: 'historia', id });

  const onRemoteMove = useCallback(
    ({ autor, titulo, columna }: RemoteMove) => {
      if (autor !== user._id) setVoice(t('voz.remota', { titulo, columna: nombreDe(columna, t) }));
    },
    [t, user._id],
  );
  useRemoteMoves(datos.columnas, onRemoteMove);

  const { columnas, waits, show } = useShownColumnas({
    columnas: datos.columnas,
    visible,
    pointed,
    lifted: hand.lift !== undefined,
  });
  const filtered = useMemo(() => filterColumnas(columnas, visible), [columnas, visible]);
  const filas = useFilas(proyectoId);
  const { readOf } = filas;
  const visibles = useMemo(() => readOf(filtered).flatMap(({ historias }) => historias), [readOf, filtered]);
  const seleccion = useSeleccion(visibles);
  const actions = useTableroActions({
    columnas: filtered,
    scopeOf: filas.scopeOf,
    readOf,
    hand,
    move,
    open: openHistoria,
    seleccion,
    say: setVoice,
  });
  const { shown } = actions;
  const enFilas = useFilasOf(shown, filas.por);
  const anadir = useAnadir(proyectoId, datos.sprint, columnas, filtro.epica);
  useLista({
    refs: visibles.map(({ _id }) => ({ entidad: 'historia' as const, id: _id })),
    find: (id) => {
      const datos = findHistoria(columnas, id);
      return datos && { entidad: 'historia', datos };
    },
    seleccion: {
      ids: seleccion.ids,
      select: seleccion.select,
      toggle: (id) => seleccion.toggle(id, false),
    },
    acciones: ({ datos: { _id } }) => [
      elegirAccion(t, seleccion.ids.has(_id), () => seleccion.toggle(_id, false)),
      ...accionesDeMover(filtered, _id, { t, onMove: actions.commit }),
    ],
  });
  useHoja({
    hoja: () =>
      hojaDe(
        [t('titulo'), sprint].filter(Boolean).join(' · '),
        readOf(filtered).flatMap((columna) =>
          columna.historias.map((datos) => ({
            elemento: { entidad: 'historia' as const, datos },
            columna: nombreDe(columna, t),
            epica: datos.epicaId.titulo,
          })),
        ),
        columnasElemento(EN_HOJA),
      ),
    enMovil: [{ label: t('recargar'), Icon: RotateCw, run: onReload }],
  });
  const unfiltered = hand.preview(columnas);
  const { lift } = hand;
  const nameAt = (index: number) => shown[index] && nombreDe(shown[index], t);
  const inHand = lift && findHistoria(columnas, lift.historia);

  return (
    <>
      <Filtros columnas={datos.columnas} filtro={filtro} personas={avances} onChange={setFiltro}>
        <ElegirFilas por={filas.por ?? ''} onChange={filas.elegir} />
      </Filtros>
      <DragArea
        {...actions.drag}
        aimAt={aimAt}
        settles
        pageStill
        overlay={
          inHand && (
            <DraggedCard
              historia={inHand}
              estadoColumna={columnaOf(columnas, inHand._id)?.estado}
              sprint={sprint}
              avance={avances.avances?.get(inHand._id)}
            />
          )
        }
      >
        <AnimateMoves places={shown} off={lift !== undefined}>
          <div
            {...actions.board}
            onPointerOver={(event) => setPointed(pointedCard(event))}
            onPointerLeave={() => setPointed(null)}
            className={
              enFilas
                ? 'flex min-h-0 grow flex-col'
                : 'relative -mx-4 flex min-h-0 grow snap-x snap-mandatory gap-3 overflow-x-auto px-4 sm:-mx-6 sm:px-6 md:snap-none'
            }
          >
            {enFilas && filas.por ? (
              <Suspense>
                <TableroFilas
                  por={filas.por}
                  filas={enFilas}
                  columnas={shown}
                  enteras={unfiltered}
                  folded={filas.folded}
                  onToggle={filas.onToggle}
                  sprint={sprint}
                  avances={avances.avances}
                  describedBy={instructions}
                  current={actions.current}
                  lifted={lift}
                  anadir={anadir}
                  elegidas={seleccion.ids}
                />
              </Suspense>
            ) : (
              shown.map((columna, index) => (
                <Columna
                  key={columna._id}
                  columna={columna}
                  entera={unfiltered[index] ?? columna}
                  sprint={sprint}
                  avances={avances.avances}
                  anterior={nameAt(index - 1)}
                  siguiente={nameAt(index + 1)}
                  describedBy={instructions}
                  current={actions.current}
                  lifted={lift}
                  anadir={anadir}
                  elegidas={seleccion.ids}
                />
              ))
            )}
          </div>
        </AnimateMoves>
      </DragArea>
      <BarraTablero elegidas={seleccion.elegidas} onClear={seleccion.clear} />
      <p id={instructions} className="sr-only">
        {t('tarjeta.instrucciones')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {voice}
      </p>
      <div className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-4 md:bottom-6 [body:has([data-barra],[data-aviso])_&]:bottom-36">
        {notice ? (
          <p
            role="alert"
            data-tone={notice.tone}
            className="tone-tint tone-text animate-appear flex items-center gap-2 rounded-card px-3 py-2 text-sm shadow-float"
          >
            <CircleAlert aria-hidden className="size-4 shrink-0" />
            {notice.text}
          </p>
        ) : (
          waits && (
            <p className="animate-appear pointer-events-auto flex items-center gap-1 rounded-card border border-line bg-surface py-1 pr-1 pl-3 text-sm text-muted shadow-float">
              {t('enEspera')}
              {lift === undefined && (
                <button type="button" onClick={show} className={toastActionClass}>
                  {t('mostrar')}
                </button>
              )}
            </p>
          )
        )}
      </div>
    </>
  );
};
