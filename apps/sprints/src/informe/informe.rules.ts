import type { Persona } from '@pmp/contracts/common';
import type { Informe } from '@pmp/contracts/sprints';
import { type Calendario, fechaOfDia } from '@pmp/platform';
import type { SprintDoc } from '../sprints/sprint.model';
import type { MedidaDoc } from './medida.model';

type DiaDeBurndown = Informe['burndown'][number];
type Punto = Pick<MedidaDoc, 'fecha' | 'alcance' | 'completados' | 'motivo' | 'autor'>;

/** A sprint that nobody closed is drawn no further than this. */
const MAX_DAYS = 366;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/**
 * The measurements of a closed sprint with its leftovers in it. What is carried over on closing leaves the sprint after
 * its last measurement: otherwise one that ended with half of its points undone would show none.
 */
export function withLeftovers(puntos: readonly Punto[]): Punto[] {
  const carried = puntos.findLastIndex(({ motivo }) => motivo === 'traslado');
  const [before, end] = [puntos[carried - 1], puntos.at(-1)];
  const since = puntos.slice(carried);
  if (!before || !end || since.some((punto) => !sameTotals(punto, end))) return [...puntos];
  const { fecha, completados } = end;
  return [...puntos.slice(0, carried), { fecha, alcance: before.alcance, completados, motivo: 'puntos' }];
}

const sameTotals = (a: Punto, b: Punto): boolean =>
  a.alcance === b.alcance && a.completados === b.completados;

/** Shows how each day of the installation ended; days that have not come yet have the ideal value only. */
export function burndownOf(
  sprint: Pick<SprintDoc, 'iniciado' | 'cerrado' | 'fechaFin' | 'compromiso'>,
  puntos: readonly Punto[],
  now: Date,
  calendario: Calendario,
): DiaDeBurndown[] {
  if (!sprint.iniciado) return [];
  const first = calendario.diaOf(sprint.iniciado);
  const planned = Math.max(0, calendario.diaOfPlan(sprint.fechaFin) - first);
  const last = calendario.diaOf(sprint.cerrado ?? now);
  const days = Math.min(MAX_DAYS, Math.max(planned, last - first) + 1);
  const medidos = puntos.map((punto) => ({ ...punto, dia: calendario.diaOf(punto.fecha) }));
  const comprometidos = sprint.compromiso?.puntos ?? 0;
  return Array.from({ length: days }, (_, i) => {
    const day = first + i;
    const punto = day > last ? undefined : medidos.findLast(({ dia }) => dia <= day);
    return {
      fecha: fechaOfDia(day).toISOString(),
      restante: punto ? punto.alcance - punto.completados : null,
      ideal: planned ? rounded(comprometidos * Math.max(0, 1 - i / planned)) : 0,
      alcance: punto?.alcance ?? null,
    };
  });
}

export function scopeChangesOf(
  puntos: readonly Punto[],
  people: ReadonlyMap<string, Persona>,
): Informe['alcance']['cambios'] {
  return puntos.flatMap(({ fecha, alcance, motivo, autor = '' }, i) => {
    const antes = puntos[i - 1]?.alcance ?? alcance;
    if (antes === alcance) return [];
    const quien = people.get(autor) ?? null;
    return [{ fecha: fecha.toISOString(), antes, despues: alcance, motivo, autor: quien }];
  });
}

/** What was finished and what was not, as the report names them. */
export function storiesOf(
  listed: NonNullable<SprintDoc['cierre']>,
): Pick<Informe['historias'], 'terminadas' | 'sinTerminar'> {
  const those = (done: boolean): Informe['historias']['terminadas'] =>
    listed.flatMap(({ hecha, ...historia }) => (hecha === done ? [historia] : []));
  return { terminadas: those(true), sinTerminar: those(false) };
}

export const storyChangesOf = (
  cambios: NonNullable<SprintDoc['cambios']>,
  people: ReadonlyMap<string, Persona>,
): Informe['historias']['cambios'] =>
  cambios.map(({ fecha, autor = '', ...cambio }) => ({
    ...cambio,
    fecha: fecha.toISOString(),
    autor: people.get(autor) ?? null,
  }));

/** The velocity is the mean of so many completed sprints. */
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
