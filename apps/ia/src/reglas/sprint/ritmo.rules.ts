import type { Dia } from '@pmp/platform';
import type { Historia } from '../../datos/lectura/datos';
import { isLaborable } from '../regla/fechas';
import type { Ritmo } from './forecast.rules';
import type { Vista } from '../regla/vista';

/** Six weeks: long enough to include a slow one, short enough to show the team as it is now. */
const VENTANA = 42;
/** Fewer working days than this say nothing about the next ones. */
const MIN_LABORABLES = 5;

export type Unidad = 'puntos' | 'historias';

export interface RitmoDeEquipo {
  ritmo: Ritmo;
  /** The first day that counts; the last one is yesterday. */
  desde: Dia;
  /** What was done in those days. */
  total: number;
}

/**
 * What the team completed on each day of the last weeks, without today, which is not over. Stories that were created
 * already done say nothing about pace and are left out. Null: too few days to judge by.
 */
export function ritmoOf(vista: Vista, unidad: Unidad): RitmoDeEquipo | null {
  const desde = Math.max(vista.hoy - VENTANA, vista.diaOf(vista.proyecto.createdAt));
  const porDia = new Map<Dia, number>();
  for (const historia of vista.historias) {
    const dia = completedOn(vista, historia);
    if (dia === null || dia < desde || dia >= vista.hoy) continue;
    porDia.set(dia, (porDia.get(dia) ?? 0) + (unidad === 'puntos' ? historia.puntos : 1));
  }
  const dias = Array.from({ length: vista.hoy - desde }, (_, i) => desde + i);
  const muestras = (filtro: (dia: Dia) => boolean) => dias.filter(filtro).map((dia) => porDia.get(dia) ?? 0);
  const laborables = muestras(isLaborable);
  if (laborables.length < MIN_LABORABLES) return null;
  const ritmo = { laborables, finesDeSemana: muestras((dia) => !isLaborable(dia)) };
  return { ritmo, desde, total: [...porDia.values()].reduce((sum, hecho) => sum + hecho, 0) };
}

function completedOn(vista: Vista, historia: Historia): Dia | null {
  if (historia.estado !== 'completada') return null;
  const entrada = vista.entradas.get(historia._id)?.fecha ?? historia.updatedAt;
  return entrada === historia.createdAt ? null : vista.diaOf(entrada);
}
