import { fechaOfDia, type Calendario, type Dia } from '@pmp/platform';
import ical, { ICalEventTransparency, type ICalEventData } from 'ical-generator';
import type { ProyectoDeAgenda, SprintConDias, TareaConDia } from './agenda.reader';

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

/** It takes up nobody's time by itself. */
const base = (id: string, version: number, stamp: Date, url: string | undefined) => ({
  id: `${id}@${HOST}`,
  sequence: version,
  // Part of the bytes by which a reader tells whether anything has changed.
  stamp,
  transparency: ICalEventTransparency.TRANSPARENT,
  ...(url !== undefined && { url }),
});

const linkIn = (web: string | undefined, path: string) => web && `${web.replace(/\/+$/, '')}${path}`;

export function eventOfTarea(
  { _id, version, clave, titulo, estado, fechaLimite, updatedAt }: TareaConDia,
  { dias, web }: Look,
): ICalEventData {
  const dia = dias.diaOfPlan(fechaLimite);
  const words = [estado === 'completada' ? DONE : '', clave ?? '', titulo].filter(Boolean);
  return {
    ...base(`tarea-${_id}`, version, new Date(updatedAt), linkIn(web, `/tareas/${_id}`)),
    ...daysOf(dia, dia),
    summary: words.join(' '),
  };
}

export function eventOfSprint(
  { _id, version, nombre, estado, fechaInicio, fechaFin, proyecto }: SprintConDias,
  clave: string,
  { dias, web }: Look,
): ICalEventData {
  const mark = estado === 'completado' ? `${DONE} ` : estado === 'cancelado' ? `${CANCELLED} ` : '';
  return {
    ...base(`sprint-${_id}`, version, new Date(fechaInicio), linkIn(web, `/sprints/${proyecto}`)),
    ...daysOf(dias.diaOfPlan(fechaInicio), dias.diaOfPlan(fechaFin)),
    summary: `${mark}${clave} · ${nombre}`,
  };
}

/** undefined: it has no last day. */
export function eventOfProyecto(
  { _id, version, nombre, fechaFin, createdAt }: ProyectoDeAgenda,
  { dias, web }: Look,
): ICalEventData | undefined {
  if (!fechaFin) return undefined;
  const dia = dias.diaOfPlan(fechaFin);
  return {
    ...base(`proyecto-${_id}`, version, new Date(createdAt), linkIn(web, `/proyectos/${_id}`)),
    ...daysOf(dia, dia),
    summary: `Fin de ${nombre}`,
  };
}

/** iCalendar (RFC 5545). */
export function textOf(name: string, events: readonly ICalEventData[]): string {
  const calendar = ical({
    name,
    ttl: REFRESH_S,
    prodId: { company: 'PMP', product: 'Calendarios', language: 'ES' },
  });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}
