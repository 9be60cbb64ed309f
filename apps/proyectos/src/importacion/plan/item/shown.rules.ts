import type { Calendario } from '@pmp/platform';
import { instantOf, readMoment } from '../../mapeo/dates.rules';
import { duracionDicha, secondsIn, type Unidad } from '../../mapeo/times.rules';

import { clean } from './texts.rules';

const relojes = new Map<string, Intl.DateTimeFormat>();

const relojDe = (zona: string): Intl.DateTimeFormat => {
  const there = relojes.get(zona);
  if (there) return there;
  const [day, clock] = [
    { day: '2-digit', month: '2-digit', year: 'numeric' },
    { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  ] as const;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zona, ...day, ...clock });
  relojes.set(zona, made);
  return made;
};

/** `24/11/2026 15:04`, by the clocks of the installation. */
export const momentoDicho = (fecha: Date, zona: string): string =>
  relojDe(zona).format(fecha).replace(', ', ' ');

/** `2026-11-24T15:04:00.000Z`, and milliseconds since 1970: as programs write instants, and nobody else. */
const OF_PROGRAMS = /^(?:\d{4}-\d{2}-\d{2}T\d{2}:\d{2}\S*|1\d{12})$/;

/** A cell as a note tells it: a time that its column counts in seconds as hours, an instant as people write it. */
export function shownCell(cell: string, unidad: Unidad | undefined, calendario: Calendario): string {
  const text = cell.trim();
  const seconds = unidad && secondsIn(text, unidad);
  if (seconds !== undefined && seconds !== null) return duracionDicha(seconds);
  const momento = OF_PROGRAMS.test(text) ? readMoment(text, 'dma') : null;
  return momento ? momentoDicho(instantOf(momento, calendario), calendario.zona) : clean(cell);
}
