import type { Dia } from '@pmp/platform';
import { isLaborable } from './fechas';

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

/**
 * Monte Carlo: each round simulates the coming days with days that the team has really had. The same seed gives the
 * same answer.
 */
export function forecastSprint(
  { restante, hoy, fin, ritmo }: { restante: number; hoy: Dia; fin: Dia; ritmo: Ritmo },
  semilla: string,
): Pronostico {
  const random = seededRandom(semilla);
  const terminados = Array.from({ length: RONDAS }, () => play(restante, hoy, ritmo, random));
  terminados.sort((a, b) => a - b);
  const probable = terminados[Math.ceil(RONDAS * CONFIANZA) - 1]!;
  return {
    probabilidad: terminados.filter((dia) => dia <= fin).length / RONDAS,
    diaProbable: Number.isFinite(probable) ? probable : null,
  };
}

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
