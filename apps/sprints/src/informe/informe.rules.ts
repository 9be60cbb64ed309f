import type { Informe } from '@pmp/contracts/sprints';
import type { SprintDoc } from '../sprints/sprint.model';
import type { MedidaDoc } from './medida.model';

type Dia = Informe['burndown'][number];
type Punto = Pick<MedidaDoc, 'fecha' | 'alcance' | 'completados' | 'motivo'>;

const DAY_MS = 86_400_000;
/** A sprint that was forgotten open is drawn this far. */
const MAX_DAYS = 366;

/** Midnight UTC, as the sprint's own dates are. */
const dayOf = (instant: Date): number => Math.floor(instant.getTime() / DAY_MS) * DAY_MS;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Each day shows how it ended; days that have not come yet show the ideal only. */
export function burndownOf(
  sprint: Pick<SprintDoc, 'iniciado' | 'cerrado' | 'fechaFin' | 'compromiso'>,
  puntos: readonly Punto[],
  now: Date,
): Dia[] {
  if (!sprint.iniciado) return [];
  const first = dayOf(sprint.iniciado);
  const planned = Math.max(0, (dayOf(sprint.fechaFin) - first) / DAY_MS);
  const last = dayOf(sprint.cerrado ?? now);
  const days = Math.min(MAX_DAYS, Math.max(planned, (last - first) / DAY_MS) + 1);
  const comprometidos = sprint.compromiso?.puntos ?? 0;
  return Array.from({ length: days }, (_, i) => {
    const day = first + i * DAY_MS;
    const punto = day > last ? undefined : puntos.findLast(({ fecha }) => fecha.getTime() < day + DAY_MS);
    return {
      fecha: new Date(day).toISOString(),
      restante: punto ? punto.alcance - punto.completados : null,
      ideal: planned ? rounded(comprometidos * Math.max(0, 1 - i / planned)) : 0,
      alcance: punto?.alcance ?? null,
    };
  });
}

export function scopeChangesOf(puntos: readonly Punto[]): Informe['alcance']['cambios'] {
  return puntos.flatMap(({ fecha, alcance, motivo }, i) => {
    const antes = puntos[i - 1]?.alcance ?? alcance;
    return antes === alcance ? [] : [{ fecha: fecha.toISOString(), antes, despues: alcance, motivo }];
  });
}

/** Completed sprints that the velocity is taken from. */
const VELOCITY_SPRINTS = 6;

export function velocityOf(sprints: readonly SprintDoc[]): Informe['velocidad'] {
  const completed = sprints
    .filter(({ estado }) => estado === 'completado')
    .sort((a, b) => (a.cerrado?.getTime() ?? 0) - (b.cerrado?.getTime() ?? 0))
    .slice(-VELOCITY_SPRINTS)
    .map(({ _id, numero, nombre, compromiso, resultado }) => ({
      _id: _id.toHexString(),
      numero,
      nombre,
      comprometidos: compromiso?.puntos ?? 0,
      completados: resultado?.puntos ?? 0,
    }));
  const total = completed.reduce((sum, { completados }) => sum + completados, 0);
  return { media: completed.length ? rounded(total / completed.length) : null, sprints: completed };
}
