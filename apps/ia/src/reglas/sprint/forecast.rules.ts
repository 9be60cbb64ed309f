import type { Dia } from '@pmp/platform';
import { isLaborable } from '../regla/fechas';

/** What a team got done per day; weekends are separate, as most teams rest then. */
export interface Ritmo {
  laborables: readonly number[];
  finesDeSemana: readonly number[];
}

export interface Pronostico {
  /** The probability that everything is done by the end of the last day. */
  probabilidad: number;
  /** The day by which 85 of 100 simulated futures are done; null: not within `MAX_DIAS`. */
  diaProbable: Dia | null;
}

const RONDAS = 2_000;
const MAX_DIAS = 180;
const CONFIANZA = 0.85;
const PRONTO = 0.15;

interface Trabajo {
  restante: number;
  hoy: Dia;
  fin: Dia;
  ritmo: Ritmo;
}

/** The day on which each simulated future is done, soonest first; Infinity: not within `MAX_DIAS`. */
export type Futuros = readonly Dia[];

/**
 * Monte Carlo: each round simulates the coming days with days that the team has really had. The same seed gives the
 * same answer.
 */
export function simulate({ restante, hoy, ritmo }: Trabajo, semilla: string): Futuros {
  const random = seededRandom(semilla);
  return Array.from({ length: RONDAS }, () => play(restante, hoy, ritmo, random)).sort((a, b) => a - b);
}

function dayOf(futuros: Futuros, parte: number): Dia | null {
  const dia = futuros[Math.ceil(futuros.length * parte) - 1]!;
  return Number.isFinite(dia) ? dia : null;
}

export const pronosticoOf = (futuros: Futuros, fin: Dia): Pronostico => ({
  probabilidad: futuros.filter((dia) => dia <= fin).length / futuros.length,
  diaProbable: dayOf(futuros, CONFIANZA),
});

/** Between these two days 70 of 100 futures are done; null: not within `MAX_DIAS`. */
export const intervaloOf = (futuros: Futuros): readonly [Dia | null, Dia | null] => [
  dayOf(futuros, PRONTO),
  dayOf(futuros, CONFIANZA),
];

export const forecastSprint = (trabajo: Trabajo, semilla: string): Pronostico =>
  pronosticoOf(simulate(trabajo, semilla), trabajo.fin);

/** Simulates until everything is done and returns that day; Infinity: not within `MAX_DIAS`. */
function play(restante: number, hoy: Dia, ritmo: Ritmo, random: () => number): Dia {
  let left = restante;
  for (let dia = hoy; dia < hoy + MAX_DIAS; dia++) {
    const muestras = isLaborable(dia) ? ritmo.laborables : ritmo.finesDeSemana;
    left -= muestras[Math.floor(random() * muestras.length)] ?? 0;
    if (left <= 0) return dia;
  }
  return Infinity;
}

/** mulberry32 over an FNV-1a hash of the seed. */
function seededRandom(semilla: string): () => number {
  let state = 0x811c9dc5;
  for (const char of semilla) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
