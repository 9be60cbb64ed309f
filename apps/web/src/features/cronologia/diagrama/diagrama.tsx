import { Locale } from '@svar-ui/react-core';
import { Gantt, type IApi } from '@svar-ui/react-gantt';
import '@svar-ui/react-grid/style.css';
import '@svar-ui/react-gantt/style.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import { addDias, hoy as today, startOfDia } from '../../../shared/fechas/dias';
import { BarraDibujada } from './barra-dibujada';
import { CeldaDias, CeldaNombre } from './celdas';
import { connectTo } from './conectar';
import { filasDe, flechasDe, highlight } from './filas';
import { type DiagramaProps, ROW } from './props';
import { useTeclas } from './use-teclas';
import { type Contexto, CronologiaContext } from '../contexto';
import './diagrama.css';
import { CABEZAS, opensAt, PAST, ventanaDe } from '../plazos/escalas';

const HEAD = 32;

const MONDAY = { calendar: { weekStart: 1 } };
/** Rows are in the order of the backlog, and there is nothing more to read in a wider column. */
const FIXED = { sort: false, resize: false };
const TYPES = [{ id: 'task', label: '' }];

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

  const tasks = useMemo(
    () => filasDe({ barras, grupos, restos, plegadas, desde: ventana.desde, soltadas }),
    [barras, grupos, restos, plegadas, ventana, soltadas],
  );
  const links = useMemo(() => flechasDe(barras, bloqueos), [barras, bloqueos]);
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

  const { step, onKeyDown } = useTeclas({ root, api, latest });
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
