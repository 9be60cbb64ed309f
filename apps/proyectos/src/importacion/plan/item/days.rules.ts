import type { CampoImportacion, Mapeo } from '@pmp/contracts/proyectos';
import { fechaOfDia, type Calendario } from '@pmp/platform';
import { instantOf, isAmbiguous, readMoment, type Momento } from '../../mapeo/dates.rules';
import type { Cells } from './cells';
import type { Item } from './item';

const DATES = [
  'inicio',
  'fin',
  'fechaLimite',
  'creado',
  'actualizado',
  'empezado',
  'resuelto',
  'sprintInicio',
  'sprintFin',
] as const;
type CampoFecha = (typeof DATES)[number];

const CALLED: Partial<Record<CampoImportacion, string>> = {
  inicio: 'Inicio',
  fin: 'Fin',
  fechaLimite: 'Fecha límite',
};

type Days = Pick<Item, CampoFecha | 'limite'>;

/** Notion says the days from which to which something goes in one cell. */
const ARROW = ' → ';

/** What says it; of a range, its end is when it is due, and its beginning when it begins, unless that is told too. */
function saidOf(cells: Cells, campo: CampoFecha): string {
  const text = cells.one(campo);
  if (campo === 'fechaLimite') return text.split(ARROW).at(-1)!;
  const due = cells.one('fechaLimite');
  return campo === 'inicio' && !text && due.includes(ARROW) ? due.split(ARROW)[0]! : text;
}

function momentOf(cells: Cells, campo: CampoFecha, { fechas, fechasSupuestas }: Mapeo): Momento | null {
  const text = saidOf(cells, campo);
  const read = text ? readMoment(text, fechas) : null;
  if (read && fechasSupuestas && isAmbiguous(text)) cells.avisos.add('fechaSupuesta');
  if (text && !read) {
    cells.avisos.add('fechaIlegible');
    cells.notas.push(`${CALLED[campo] ?? 'Fecha'} en el origen: ${text.slice(0, 200)}`);
  }
  return read;
}

const DAY_MS = 86_400_000;
const HALF_A_DAY_MS = 43_200_000;

/** An instant of a day that is told without an hour: it is that day wherever it is looked at. */
const within = (momento: Momento | null, calendario: Calendario): Date | null =>
  momento &&
  (momento.sinHora && momento.dia
    ? new Date(momento.dia.getTime() + HALF_A_DAY_MS)
    : instantOf(momento, calendario));

/** When something was begun or completed: on a day without an hour, as that begins here. */
const since = (momento: Momento | null, calendario: Calendario): Date | null =>
  momento &&
  (momento.sinHora && momento.dia
    ? calendario.startOf(momento.dia.getTime() / DAY_MS)
    : instantOf(momento, calendario));

/** All that a row says of when: a day that is written is that day, an instant the day that it is here. */
export function daysOf(cells: Cells, mapeo: Mapeo, calendario: Calendario): Days {
  const said = Object.fromEntries(DATES.map((campo) => [campo, momentOf(cells, campo, mapeo)])) as Record<
    CampoFecha,
    Momento | null
  >;
  const dayOf = (momento: Momento | null): Date | null =>
    momento && (momento.dia ?? fechaOfDia(calendario.diaOf(momento.fecha)));
  const [inicio, fin, limite] = [dayOf(said.inicio), dayOf(said.fin), dayOf(said.fechaLimite)];
  const isBackwards = inicio !== null && fin !== null && fin < inicio;
  if (isBackwards) {
    cells.avisos.add('fechaIlegible');
    cells.notas.push(`Inicio y fin en el origen: ${cells.one('inicio')} – ${cells.one('fin')}`);
  }
  const { fechaLimite, creado, actualizado, empezado, resuelto } = said;
  return {
    inicio: isBackwards ? null : inicio,
    fin: isBackwards ? null : fin,
    limite,
    fechaLimite:
      fechaLimite && (fechaLimite.sinHora && fechaLimite.dia ? limite : instantOf(fechaLimite, calendario)),
    creado: within(creado, calendario),
    actualizado: within(actualizado, calendario),
    empezado: since(empezado, calendario),
    resuelto: since(resuelto, calendario),
    sprintInicio: dayOf(said.sprintInicio),
    sprintFin: dayOf(said.sprintFin),
  };
}
