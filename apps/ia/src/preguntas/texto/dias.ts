const DAY_MS = 86_400_000;

/** The calendar day in a text like `2026-11-20T00:00:00.000Z`. */
export const diaOf = (fecha: string): string => fecha.slice(0, 10);

export const addDias = (dia: string, dias: number): string =>
  diaOf(new Date(Date.parse(dia) + dias * DAY_MS).toISOString());
