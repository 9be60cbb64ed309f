import type { Dia } from '@pmp/platform';
import type { Historia, Sprint } from '../../datos/lectura/datos';
import { intervaloOf, type Pronostico, pronosticoOf, simulate } from './forecast.rules';
import { type RitmoDeEquipo, ritmoOf, type Unidad } from './ritmo.rules';
import { isAbierta, type Vista } from '../regla/vista';

export interface SituacionDeSprint {
  sprint: Sprint;
  fin: Dia;
  abiertas: readonly Historia[];
  unidad: Unidad;
  restante: number;
  ritmo: RitmoDeEquipo | null;
  /** Null if the team has too little history. */
  pronostico: Pronostico | null;
  /** Between these two days it is most likely done; null as above. A day is null if it is too far away. */
  intervalo: readonly [Dia | null, Dia | null] | null;
}

/** The sprint in progress, if it has anything left to do. */
export function situacionOf(vista: Vista): SituacionDeSprint | null {
  const sprint = vista.sprintEnCurso;
  const abiertas = sprint ? vista.historiasEn(sprint).filter(isAbierta) : [];
  if (!sprint || !abiertas.length) return null;
  const unidad = abiertas.every(({ puntos }) => puntos > 0) ? 'puntos' : 'historias';
  const restante =
    unidad === 'puntos' ? abiertas.reduce((sum, { puntos }) => sum + puntos, 0) : abiertas.length;
  const fin = vista.diaOfPlan(sprint.fechaFin);
  const ritmo = ritmoOf(vista, unidad);
  const futuros =
    ritmo && fin >= vista.hoy
      ? simulate({ restante, hoy: vista.hoy, fin, ritmo: ritmo.ritmo }, `${sprint._id} ${vista.hoy}`)
      : null;
  return {
    sprint,
    fin,
    abiertas,
    unidad,
    restante,
    ritmo,
    pronostico: futuros && pronosticoOf(futuros, fin),
    intervalo: futuros && intervaloOf(futuros),
  };
}
