import { fechaOfDia, type Calendario, type Dia } from '@pmp/platform';
import ical, { escape, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { HistoriaConDias, ProyectoDeAgenda, SprintConDias, TareaConDia } from './agenda.reader';

const HOST = 'pmp';
const DONE = '✓';
const CANCELLED = '✗';
/** How often a program should ask again; left alone, some do so once a day. */
const REFRESH_S = 3_600;

interface Look {
  dias: Pick<Calendario, 'diaOfPlan'>;
  /** Where the application is; undefined: nobody has said, and nothing is linked. */
  web: string | undefined;
}

/** Days are days and not instants, so that they are the same in whichever zone the calendar is read. */
const daysOf = (first: Dia, last: Dia): Pick<ICalEventData, 'start' | 'end' | 'allDay'> => ({
  start: fechaOfDia(first),
  // The end of a whole day is the day after it.
  end: fechaOfDia(Math.max(first, last) + 1),
  allDay: true,
});

/** It takes up nobody's time by itself. `changed`: an instant, by which a program tells what it has to read again. */
const base = (id: string, version: number, changed: string, url: string | undefined) => ({
  id: `${id}@${HOST}`,
  sequence: version,
  // Not the moment of reading: it is part of the bytes by which a reader tells whether anything has changed.
  stamp: new Date(changed),
  lastModified: new Date(changed),
  status: ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.TRANSPARENT,
  ...(url !== undefined && { url }),
});

const linkIn = (web: string | undefined, path: string) => web && `${web.replace(/\/+$/, '')}${path}`;

const summaryOf = ({ clave, titulo, estado }: Pick<TareaConDia, 'clave' | 'titulo' | 'estado'>): string =>
  [estado === 'completada' ? DONE : '', clave ?? '', titulo].filter(Boolean).join(' ');

export function eventOfTarea(tarea: TareaConDia, { dias, web }: Look): ICalEventData {
  const { _id, version, fechaLimite, updatedAt } = tarea;
  const dia = dias.diaOfPlan(fechaLimite);
  return {
    ...base(`tarea-${_id}`, version, updatedAt, linkIn(web, `/tareas/${_id}`)),
    ...daysOf(dia, dia),
    summary: summaryOf(tarea),
  };
}

/** Of whose plan only one day is known, it is on that day. */
export function eventOfHistoria(historia: HistoriaConDias, { dias, web }: Look): ICalEventData {
  const { _id, version, inicio, fin, updatedAt } = historia;
  const known = (inicio ?? fin)!;
  return {
    ...base(`historia-${_id}`, version, updatedAt, linkIn(web, `/historias/${_id}`)),
    ...daysOf(dias.diaOfPlan(known), dias.diaOfPlan(fin ?? known)),
    summary: summaryOf(historia),
  };
}

const STATUS_OF_SPRINT: Partial<Record<SprintConDias['estado'], ICalEventStatus>> = {
  pendiente: ICalEventStatus.TENTATIVE,
  cancelado: ICalEventStatus.CANCELLED,
};

export function eventOfSprint(
  { _id, version, nombre, estado, fechaInicio, fechaFin, proyecto, updatedAt }: SprintConDias,
  clave: string,
  { dias, web }: Look,
): ICalEventData {
  const mark = estado === 'completado' ? `${DONE} ` : estado === 'cancelado' ? `${CANCELLED} ` : '';
  return {
    ...base(`sprint-${_id}`, version, updatedAt ?? fechaInicio, linkIn(web, `/sprints/${proyecto}`)),
    ...daysOf(dias.diaOfPlan(fechaInicio), dias.diaOfPlan(fechaFin)),
    status: STATUS_OF_SPRINT[estado] ?? ICalEventStatus.CONFIRMED,
    summary: `${mark}${clave} · ${nombre}`,
  };
}

/** undefined: it has no last day. */
export function eventOfProyecto(
  { _id, version, nombre, fechaFin, createdAt, updatedAt }: ProyectoDeAgenda,
  { dias, web }: Look,
): ICalEventData | undefined {
  if (!fechaFin) return undefined;
  const dia = dias.diaOfPlan(fechaFin);
  return {
    ...base(`proyecto-${_id}`, version, updatedAt ?? createdAt, linkIn(web, `/proyectos/${_id}`)),
    ...daysOf(dia, dia),
    summary: `Fin de ${nombre}`,
  };
}

/** iCalendar (RFC 5545; what the calendar is called and how often to ask, RFC 7986). */
export function textOf(name: string, events: readonly ICalEventData[]): string {
  const calendar = ical({
    // The library writes the name as it is, and its text without the end of the last line.
    name: escape(name, false),
    ttl: REFRESH_S,
    prodId: { company: 'PMP', product: 'Calendarios', language: 'ES' },
  });
  for (const event of events) calendar.createEvent(event);
  return `${calendar.toString()}\r\n`;
}
