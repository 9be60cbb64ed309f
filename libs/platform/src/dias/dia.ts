const DAY_MS = 86_400_000;

/** A calendar day, counted from 1 January 1970. */
export type Dia = number;

/** Days travel as midnight UTC. A due date sent with a time through the API is an instant instead. */
export const isWithoutHour = (fecha: Date | string): boolean => new Date(fecha).getTime() % DAY_MS === 0;

/** The day as a planned date is stored and sent. */
export const fechaOfDia = (dia: Dia): Date => new Date(dia * DAY_MS);

/** `2026-11-20`. */
export const textOfDia = (dia: Dia): string => fechaOfDia(dia).toISOString().slice(0, 10);
