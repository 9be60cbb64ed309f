import type { HistoriaDeSprint, Sprint } from '@pmp/contracts/sprints';

const DAY_MS = 86_400_000;
/** How many completed sprints the velocity averages. */
const LAST_SPRINTS = 3;

/** Days, rounded up. */
export const duracion = (inicio: string, fin: string): number =>
  Math.max(0, Math.ceil((Date.parse(fin) - Date.parse(inicio)) / DAY_MS));

export const puntosOf = (historias: HistoriaDeSprint[]): number =>
  historias.reduce((sum, { puntos }) => sum + (puntos || 0), 0);

const isDone = ({ estado }: HistoriaDeSprint): boolean => estado === 'completada';

/** A sprint's progress: in points, or in stories when none has points. */
export const avanceOf = ({ historias, puntosTotales }: Sprint) => {
  const hechas = historias.filter(isDone);
  return puntosTotales > 0
    ? { en: 'puntos' as const, hechos: puntosOf(hechas), total: puntosTotales }
    : { en: 'historias' as const, hechos: hechas.length, total: historias.length };
};

/** What is under way, then what comes next, then the past from its end: nobody scrolls past what is over. */
export const byVigencia = (a: Sprint, b: Sprint): number => {
  const turno = ({ estado }: Sprint) => (estado === 'en progreso' ? 0 : estado === 'pendiente' ? 1 : 2);
  return turno(a) - turno(b) || (turno(a) === 2 ? b.numero - a.numero : a.numero - b.numero);
};

export const puntosHechos = ({ historias }: Sprint): number => puntosOf(historias.filter(isDone));

/** Average points of the last completed sprints; null before the first. */
export const velocidadMedia = (sprints: Sprint[]): number | null => {
  const last = sprints
    .filter(({ estado }) => estado === 'completado')
    .sort((a, b) => b.numero - a.numero)
    .slice(0, LAST_SPRINTS);
  if (last.length === 0) return null;
  return Math.round(last.reduce((sum, sprint) => sum + puntosHechos(sprint), 0) / last.length);
};
