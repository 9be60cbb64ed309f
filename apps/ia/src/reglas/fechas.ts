const DAY_MS = 86_400_000;

/** A calendar day, counted from 1 January 1970. Days travel as midnight UTC, so they are read in UTC. */
export type Dia = number;

export const diaOf = (fecha: string | Date): Dia => Math.floor(new Date(fecha).getTime() / DAY_MS);

/** Monday to Friday; holidays are nobody's business here. */
export const isLaborable = (dia: Dia): boolean => {
  const weekday = new Date(dia * DAY_MS).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** Working days from one day to another, both counted; 0 where the end is before the beginning. */
export function laborablesBetween(desde: Dia, hasta: Dia): number {
  let total = 0;
  for (let dia = desde; dia <= hasta; dia++) if (isLaborable(dia)) total++;
  return total;
}

/** A day without an hour is over when it ends, an instant when it has passed. */
export const isVencida = (fecha: string, ahora: Date): boolean => {
  const instant = new Date(fecha).getTime();
  return instant % DAY_MS === 0 ? diaOf(fecha) < diaOf(ahora) : instant < ahora.getTime();
};

const LARGO = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** «16 de noviembre de 2026». */
export const formatDia = (dia: Dia): string => LARGO.format(dia * DAY_MS);

/** «hoy», «ayer», «hace 4 días», «mañana», «dentro de 3 días». */
export function formatRelativo(dia: Dia, hoy: Dia): string {
  const days = dia - hoy;
  if (days === 0) return 'hoy';
  if (days === -1) return 'ayer';
  if (days === 1) return 'mañana';
  return days < 0 ? `hace ${-days} días` : `dentro de ${days} días`;
}
