import { Locale } from '@svar-ui/react-core';
import { Gantt, type IApi } from '@svar-ui/react-gantt';
import '@svar-ui/react-grid/style.css';
import '@svar-ui/react-gantt/style.css';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { addDias, hoy as today, startOfDia } from '../../../shared/fechas/dias';
import { type Barra, canMove, type GrupoDeBarras, type Plazo } from '../plazos/barras';
import { BarraDibujada } from './barra-dibujada';
import { CeldaDias, CeldaNombre } from './celdas';
import { type Contexto, CronologiaContext, type PorLeer, type Seleccion } from '../contexto';
import type { Bloqueo } from '../plazos/desplazar';
import './diagrama.css';
import { CABEZAS, type Escala, opensAt, PAST, ventanaDe } from '../plazos/escalas';

interface DiagramaProps {
  /** As they are to be shown, those that would move where they would be. */
  barras: readonly Barra[];
  /** Rows with a name and no bar, above those that hang from them. */
  grupos: readonly GrupoDeBarras[];
  porLeer: PorLeer | undefined;
  seleccion: Seleccion | undefined;
  bloqueos: readonly Bloqueo[];
  esperas: ReadonlyMap<string, number>;
  movidas: ReadonlySet<string>;
  plegadas: ReadonlySet<string>;
  escala: Escala;
  /** Names beside the chart; a phone has no room for them. */
  conNombres: boolean;
  nombres: Record<'columna' | 'dias' | 'diagrama' | 'instrucciones', string>;
  onPlegar: (id: string) => void;
  onAbrir: (id: string) => void;
  onDias: (id: string) => void;
  /** Where it would be if it were dropped now; null: the dragging is over. */
  onArrastre: (id: string, plazo: Plazo | null) => void;
  onSoltar: (id: string, plazo: Plazo) => void;
  /** True: the key has been dealt with. */
  onTecla: (event: KeyboardEvent, id: string) => boolean;
}

const ROW = 36;
const HEAD = 32;

const MONDAY = { calendar: { weekStart: 1 } };
/** Rows are in the order of the backlog, and there is nothing more to read in a wider column. */
const FIXED = { sort: false, resize: false };
const TYPES = [{ id: 'task', label: '' }];

const isWeekend = (date: Date) => date.getDay() % 6 === 0;

/** What the library would do by itself to its own copy of the bars: they change only when the project does. */
const NEVER = [
  'add-link',
  'update-link',
  'delete-link',
  'move-task',
  'hotkey',
  'delete-task',
  'copy-task',
  'add-task',
];

const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** What people do to bars in the chart, handed on; the library itself changes none. */
const connectTo = (gantt: IApi, latest: RefObject<DiagramaProps>, onSoltada: () => void) => {
  const barraOf = (id: unknown) => latest.current.barras.find((barra) => barra.id === String(id));
  for (const action of NEVER) gantt.intercept(action, () => false);
  gantt.intercept('select-task', ({ id }) => {
    latest.current.onAbrir(String(id));
    return false;
  });
  gantt.intercept('show-editor', ({ id }) => {
    const barra = barraOf(id);
    if (barra && canMove(barra)) latest.current.onDias(barra.id);
    return false;
  });
  gantt.intercept('open-task', ({ id }) => {
    latest.current.onPlegar(String(id));
    return false;
  });
  let from: { left: number; width: number } | null = null;
  let said = '';
  gantt.intercept('drag-task', ({ id, left, width, top, inProgress }) => {
    const barra = barraOf(id);
    if (!barra?.plazo || !canMove(barra) || top !== undefined) return false;
    if (!inProgress) {
      from = null;
      said = '';
      latest.current.onArrastre(barra.id, null);
      return undefined;
    }
    const { $x, $w } = gantt.getTask(id) as unknown as { $x: number; $w: number };
    from ??= { left: $x, width: $w };
    const perDay = gantt.getState()._scales?.lengthUnitWidth ?? 1;
    const days = (px: number) => Math.round(px / perDay);
    const [atLeft, atWidth] = [left ?? from.left, width ?? from.width];
    const plazo = {
      inicio: addDias(barra.plazo.inicio, days(atLeft - from.left)),
      fin: addDias(barra.plazo.fin, days(atLeft + atWidth - from.left - from.width)),
    };
    if (said === plazo.inicio + plazo.fin) return undefined;
    said = plazo.inicio + plazo.fin;
    latest.current.onArrastre(barra.id, plazo);
    return undefined;
  });
  gantt.intercept('update-task', ({ id, task, diff }) => {
    from = null;
    const barra = barraOf(id);
    if (!barra?.plazo || !canMove(barra) || !diff) return false;
    latest.current.onArrastre(barra.id, null);
    latest.current.onSoltar(barra.id, {
      inicio: task.start ? addDias(barra.plazo.inicio, diff) : barra.plazo.inicio,
      fin: task.end ? addDias(barra.plazo.fin, diff) : barra.plazo.fin,
    });
    onSoltada();
    return false;
  });
};

/** The library says nothing of its first stop of the Tab key, and of its rows what does not hold for a table. */
const sayWhatItIs = (gantt: HTMLElement, label: string) => {
  const layout = gantt.querySelector('.wx-layout');
  // Once: this is asked at each step of a scroll.
  if (layout && layout.getAttribute('aria-label') !== label) {
    layout.setAttribute('role', 'group');
    layout.setAttribute('aria-label', label);
    layout.setAttribute('aria-describedby', 'cronologia-teclas');
  }
  gantt.querySelector('[role=grid]')?.setAttribute('role', 'treegrid');
  // They count from one.
  for (const row of gantt.querySelectorAll('[aria-rowindex="0"]')) row.removeAttribute('aria-rowindex');
};

/** Where today is, and the weekends where days can be told apart. */
const highlight = (date: Date, unit: string): string => {
  const now = today();
  const isNow = unit === 'day' ? dayOf(date) === now : dayOf(date).startsWith(now.slice(0, 7));
  if (isNow) return 'wx-weekend es-hoy';
  return unit === 'day' && isWeekend(date) ? 'wx-weekend' : '';
};

export const Diagrama = (props: DiagramaProps) => {
  const { barras, grupos, bloqueos, porLeer, plegadas, escala, conNombres, nombres } = props;
  const root = useRef<HTMLDivElement>(null);
  const api = useRef<IApi>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  // Grows with each drop: the library draws a bar anew only where something differs, and it has dragged this one itself.
  const [soltadas, setSoltadas] = useState(0);
  const [activa, setActiva] = useState<string>();
  const [ventana, setVentana] = useState(() => ventanaDe(barras, today()));
  const needed = ventanaDe(barras, today());
  if (needed.desde < ventana.desde || needed.hasta > ventana.hasta)
    setVentana({
      desde: needed.desde < ventana.desde ? needed.desde : ventana.desde,
      hasta: needed.hasta > ventana.hasta ? needed.hasta : ventana.hasta,
    });

  const restos = useMemo(
    () => new Map([...(porLeer?.restos.keys() ?? [])].map((epica) => [`resto:${epica}`, epica])),
    [porLeer],
  );
  useEffect(() => {
    // Without names no row says that it has come into sight.
    if (!conNombres && porLeer)
      for (const epica of porLeer.restos.keys()) if (!porLeer.fallidas.has(epica)) porLeer.leer(epica);
  }, [conNombres, porLeer]);

  const tasks = useMemo(() => {
    const nowhere = startOfDia(ventana.desde);
    const padres = new Set([...barras.map(({ padre }) => padre), ...restos.values()]);
    const cabezas = grupos.map(({ id, nombre }): Pick<Barra, 'id' | 'titulo' | 'plazo' | 'padre'> => ({
      id,
      titulo: nombre,
    }));
    // After its stories, as the library draws what hangs from one bar in this order.
    const faltan = [...restos].map(([id, padre]): (typeof cabezas)[number] => ({ id, titulo: '', padre }));
    return [...cabezas, ...barras, ...faltan].map(({ id, titulo, plazo, padre }) => ({
      id,
      text: titulo,
      type: 'task',
      parent: padre ?? 0,
      // The library takes what is open to have something beneath it.
      open: padres.has(id) && !plegadas.has(id),
      start: plazo ? startOfDia(plazo.inicio) : nowhere,
      // A day lasts until the next one begins; a bar without days begins and ends at once, and is not drawn.
      end: plazo ? startOfDia(addDias(plazo.fin, 1)) : nowhere,
      soltadas,
    }));
  }, [barras, grupos, restos, plegadas, ventana, soltadas]);
  const links = useMemo(() => {
    const drawn = new Set(barras.flatMap(({ id, plazo }) => (plazo ? id : [])));
    return bloqueos
      .filter(({ origen, destino }) => drawn.has(origen) && drawn.has(destino))
      .map(({ origen, destino }) => ({
        id: `${origen}-${destino}`,
        source: origen,
        target: destino,
        type: 'e2s',
      }));
  }, [barras, bloqueos]);
  const columns = useMemo(
    () =>
      conNombres
        ? [
            { id: 'text', header: nombres.columna, width: 250, flexgrow: 1, cell: CeldaNombre, ...FIXED },
            {
              id: 'dias',
              header: nombres.dias,
              width: 52,
              align: 'center' as const,
              cell: CeldaDias,
              ...FIXED,
            },
          ]
        : [],
    [conNombres, nombres.columna, nombres.dias],
  );
  const { start, end } = useMemo(
    () => ({ start: startOfDia(ventana.desde), end: startOfDia(ventana.hasta) }),
    [ventana],
  );

  // Connected once: the library reads all of its bars again whenever it is given another function.
  const [connect] = useState(() => (gantt: IApi) => {
    api.current = gantt;
    connectTo(gantt, latest, () => setSoltadas((count) => count + 1));
    const { barras: filas, grupos: suyos, plegadas: cerradas } = latest.current;
    const { date, row } = opensAt(filas, suyos, cerradas, today());
    void gantt.exec('scroll-chart', {
      date: startOfDia(addDias(date, -PAST)),
      ...(row > 0 && { top: row * ROW }),
    });
  });

  const wanted = useRef<string>(undefined);
  const focusBarra = (id: string) => {
    const found = root.current?.querySelector<HTMLElement>(`[data-barra="${id}"]`);
    if (found) found.focus();
    else wanted.current = id;
  };
  // What is far below is drawn only once the chart has been scrolled there.
  useEffect(() => {
    const gantt = root.current;
    if (!gantt) return;
    const label = latest.current.nombres.diagrama;
    const watch = new MutationObserver(() => {
      sayWhatItIs(gantt, label);
      const found = wanted.current && gantt.querySelector<HTMLElement>(`[data-barra="${wanted.current}"]`);
      if (!found) return;
      wanted.current = undefined;
      found.focus();
    });
    sayWhatItIs(gantt, label);
    watch.observe(gantt, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);

  /** Those with a bar, in the order of the rows. */
  const inSight = () => barras.filter(({ plazo, padre }) => plazo && !(padre && plegadas.has(padre)));
  const step = (id: string | undefined, by: number) => {
    const rows = inSight();
    const at = rows.findIndex((barra) => barra.id === id);
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    const shown = barras.filter(({ padre }) => !(padre && plegadas.has(padre)));
    const row = shown.findIndex(({ id: other }) => other === next.id);
    const cabezas = grupos.findIndex((grupo) => grupo.id === next.padre) + 1;
    const above = shown.slice(0, Math.max(row, 0)).filter(({ id: epica }) => epica !== next.padre);
    const faltan = above.filter(({ id: epica }) => !plegadas.has(epica) && porLeer?.restos.has(epica)).length;
    const top = (row + cabezas + faltan) * ROW;
    const state = api.current?.getState();
    const height = (state?._chartHeight ?? 0) - ROW;
    const scrolled = state?.scrollTop ?? 0;
    if (top < scrolled || top > scrolled + height)
      void api.current?.exec('scroll-chart', { top: Math.max(0, top < scrolled ? top : top - height) });
    focusBarra(next.id);
  };
  const pressed = (event: KeyboardEvent, id: string) => {
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -barras.length, End: barras.length }[event.key];
    if (props.onTecla(event, id) || by !== undefined) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (by !== undefined) step(id, by);
  };
  const press = useRef(pressed);
  useEffect(() => {
    press.current = pressed;
  });
  const onKeyDown = useCallback((event: KeyboardEvent, id: string) => press.current(event, id), []);
  const contexto: Contexto = {
    barras: useMemo(() => new Map(barras.map((barra) => [barra.id, barra])), [barras]),
    cabezas: useMemo(() => new Map(grupos.map(({ id, nombre }) => [id, nombre])), [grupos]),
    restos,
    porLeer,
    seleccion: props.seleccion,
    esperas: props.esperas,
    movidas: props.movidas,
    activa,
    onFocus: setActiva,
    onKeyDown,
    onDias: props.onDias,
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only what its bars have not dealt with
    <div
      ref={root}
      className="cronologia"
      onKeyDown={({ key, target }) => {
        if (key === 'ArrowDown' && (target as Element).classList.contains('wx-layout')) step(undefined, 0);
      }}
    >
      <p id="cronologia-teclas" className="sr-only">
        {nombres.instrucciones}
      </p>
      <CronologiaContext value={contexto}>
        <Locale words={MONDAY}>
          <Gantt
            init={connect}
            tasks={tasks}
            links={links}
            taskTypes={TYPES}
            columns={columns}
            scales={CABEZAS[escala].scales}
            cellWidth={CABEZAS[escala].cellWidth}
            cellHeight={ROW}
            scaleHeight={HEAD}
            gridWidth={conNombres ? 310 : 0}
            lengthUnit="day"
            durationUnit="day"
            autoScale={false}
            start={start}
            end={end}
            highlightTime={highlight}
            taskTemplate={BarraDibujada}
          />
        </Locale>
      </CronologiaContext>
    </div>
  );
};

export default Diagrama;
