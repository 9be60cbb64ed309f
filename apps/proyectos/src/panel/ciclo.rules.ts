import type { CicloTerminado, Ritmo } from '@pmp/contracts/proyectos';
import type { Vida } from './vida.rules';

const DAY_MS = 86_400_000;
/** Only the latest finished ones count: what took long years ago says nothing about next week. */
const LAST_FINISHED = 60;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Interpolates between two values. `sorted` must not be empty. */
function percentile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return rounded(below + (above - below) * (at - Math.floor(at)));
}

/** Days from leaving `pendiente` to the last completion; null unless that completion was recorded. */
function finishedOf({ _id, titulo, pasos }: Vida): CicloTerminado | null {
  const done = pasos.at(-1);
  const started = pasos.find(({ estado }) => estado !== 'pendiente');
  // Created as completed: nobody saw the work.
  if (done?.estado !== 'completada' || pasos.length === 1 || !started) return null;
  const dias = rounded((done.desde.getTime() - started.desde.getTime()) / DAY_MS);
  return { _id, titulo, fecha: done.desde.toISOString(), dias: Math.max(0, dias) };
}

export function cicloOf(vidas: readonly Vida[]): Ritmo['ciclo'] {
  const terminadas = vidas
    .map(finishedOf)
    .filter((finished) => finished !== null)
    .sort((a, b) => Date.parse(a.fecha) - Date.parse(b.fecha))
    .slice(-LAST_FINISHED);
  const dias = terminadas.map((finished) => finished.dias).sort((a, b) => a - b);
  return {
    mediana: dias.length ? percentile(dias, 0.5) : null,
    percentil85: dias.length ? percentile(dias, 0.85) : null,
    terminadas,
  };
}
