import { type Dia, fechaOfDia, isWithoutHour } from '@pmp/platform';
import type { Vista } from './vista';

/** Monday to Friday; holidays are not known here. */
export const isLaborable = (dia: Dia): boolean => {
  const weekday = fechaOfDia(dia).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** Working days from one day to another, both included; 0 if the end is before the beginning. */
export function laborablesBetween(desde: Dia, hasta: Dia): number {
  let total = 0;
  for (let dia = desde; dia <= hasta; dia++) if (isLaborable(dia)) total++;
  return total;
}

/** A day without an hour is overdue once it has ended, an instant once it has passed. */
export const isVencida = (fecha: string, vista: Pick<Vista, 'ahora' | 'hoy' | 'diaOfPlan'>): boolean =>
  isWithoutHour(fecha) ? vista.diaOfPlan(fecha) < vista.hoy : new Date(fecha) < vista.ahora;

/**
 * The cause of an alert about an instant. It does not depend on the time zone: if an installation changes its zone,
 * alerts must not count as new.
 */
export const causaOf = (instante: string): string => `${Math.floor(Date.parse(instante) / 86_400_000)}`;

const LARGO = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' });

/** «16 de noviembre de 2026». */
export const formatDia = (dia: Dia): string => LARGO.format(fechaOfDia(dia));

/** «hoy», «ayer», «hace 4 días», «mañana», «dentro de 3 días». */
export function formatRelativo(dia: Dia, hoy: Dia): string {
  const days = dia - hoy;
  if (days === 0) return 'hoy';
  if (days === -1) return 'ayer';
  if (days === 1) return 'mañana';
  return days < 0 ? `hace ${-days} días` : `dentro de ${days} días`;
}
