const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Calendar days travel as midnight UTC; with an hour, as the API admits, a date is a moment. */
export const isWithoutHour = (iso: string): boolean => iso.length === 10 || iso.endsWith('T00:00:00.000Z');

/** Which day it was at a moment where the person is, as a date input writes it. */
export const diaOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE).toISOString().slice(0, 10);

export const hoy = (): string => diaOf(new Date());

/** The day that a date of a plan names, as a date input writes it. */
export const diaOfPlan = (iso: string): string =>
  isWithoutHour(iso) ? iso.slice(0, 10) : diaOf(new Date(iso));

/** Value of a date input for a date of a plan. */
export const toInputDia = (iso: string | null | undefined): string => (iso ? diaOfPlan(iso) : '');

export const addDias = (dia: string, dias: number): string =>
  new Date(Date.parse(dia) + dias * DAY).toISOString().slice(0, 10);

/** Calendar days from one to the other; negative: `hasta` is earlier. */
export const diasEntre = (desde: string, hasta: string): number =>
  Math.round((Date.parse(hasta) - Date.parse(desde)) / DAY);

/** When a day begins where the person is: not at midnight where the clock passes over it. */
export const startOfDia = (dia: string): Date => new Date(`${dia}T00:00`);
