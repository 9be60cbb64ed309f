/** Day, month and year, the last two optional: 25, 25/11, 25-11-2026. */
const ESCRITO = /^(\d{1,2})(?:[/.-](\d{1,2})(?:[/.-](\d{4}))?)?$/;

const valid = (year: number, month: number, day: number): string | undefined => {
  const dia = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // A day that the month does not have would be one of the next month.
  return new Date(dia).getUTCDate() === day ? dia : undefined;
};

/** The day that somebody wrote; without month or year, the next such day from `hoy` on. */
export const diaEscrito = (texto: string, hoy: string): string | undefined => {
  const [, day, month, year] = ESCRITO.exec(texto.trim()) ?? [];
  if (!day) return undefined;
  const [thisYear = 0, thisMonth = 0] = hoy.split('-').map(Number);
  if (year) return valid(Number(year), Number(month), Number(day));
  if (month) {
    const dia = valid(thisYear, Number(month), Number(day));
    return dia && dia < hoy ? valid(thisYear + 1, Number(month), Number(day)) : dia;
  }
  const dia = valid(thisYear, thisMonth, Number(day));
  if (dia && dia >= hoy) return dia;
  return thisMonth === 12 ? valid(thisYear + 1, 1, Number(day)) : valid(thisYear, thisMonth + 1, Number(day));
};
