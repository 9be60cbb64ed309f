import { reloj } from '../http/reloj';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Calendar days travel as midnight UTC; with an hour, as the API admits, a date is a moment. */
export const isWithoutHour = (iso: string): boolean => iso.length === 10 || iso.endsWith('T00:00:00.000Z');

/** The day it was for the person at that moment, as a date input writes it. */
export const diaOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);

export const hoy = (): string => diaOf(new Date(reloj.now()));

/** The day of a planned date, as a date input writes it. */
export const diaOfPlan = (iso: string): string =>
  isWithoutHour(iso) ? iso.slice(0, 10) : diaOf(new Date(iso));

/** The value of a date input for a planned date. */
export const toInputDia = (iso: string | null | undefined): string => (iso ? diaOfPlan(iso) : '');

export const addDias = (dia: string, dias: number): string =>
  new Date(Date.parse(dia) + dias * DAY).toISOString().slice(0, 10);

/** Calendar days from one to the other; negative: `hasta` is earlier. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / DAY);

/** When a day begins for the person: after midnight where daylight saving skips midnight. */
export const startOfDia = (dia: string): Date => new Date(`${dia}T00:00`);
