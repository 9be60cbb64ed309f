import type { Anotacion, Ledger } from './ledger.ts';

/** How often something has to be there, at least and at most. */
export interface Bounds {
  least: number;
  most: number;
}

/** What one check has found. */
export interface Verdict {
  nombre: string;
  comprobados: number;
  perdidos: string[];
  dobles: string[];
}

const ONE_OF: Record<Anotacion['resultado'], Bounds> = {
  confirmado: { least: 1, most: 1 },
  incierto: { least: 0, most: 1 },
  rechazado: { least: 0, most: 0 },
};

/** The bounds of several requests for the same thing. */
export function boundsOf(anotaciones: readonly Anotacion[]): Bounds {
  const all = anotaciones.map(({ resultado }) => ONE_OF[resultado]);
  const sum = (side: keyof Bounds) => all.reduce((total, bounds) => total + bounds[side], 0);
  return { least: sum('least'), most: sum('most') };
}

export function judge(
  nombre: string,
  expected: ReadonlyMap<string, Bounds>,
  found: (key: string) => number,
): Verdict {
  const verdict: Verdict = { nombre, comprobados: expected.size, perdidos: [], dobles: [] };
  for (const [key, { least, most }] of expected) {
    const times = found(key);
    if (times < least) verdict.perdidos.push(`${key}: ${times} de ${least}`);
    if (times > most) verdict.dobles.push(`${key}: ${times} de ${most}`);
  }
  return verdict;
}

/** A check of facts that are right or wrong, whatever was asked. */
export const judgeFacts = (nombre: string, comprobados: number, wrong: string[]): Verdict => ({
  nombre,
  comprobados,
  perdidos: wrong,
  dobles: [],
});

/** Deleted for certain, perhaps, with all that hung on it. */
export function deletionsOf(ledger: Ledger): { gone: Set<string>; perhaps: Set<string> } {
  const gone = new Set<string>();
  const perhaps = new Set<string>();
  for (const { sobre, resultado } of ledger.of('borrado')) {
    if (resultado === 'confirmado') gone.add(sobre);
    if (resultado === 'incierto') perhaps.add(sobre);
  }
  for (const { sobre, de } of ledger.of('tarea')) {
    if (de && gone.has(de)) gone.add(sobre);
    if (de && perhaps.has(de)) perhaps.add(sobre);
  }
  return { gone, perhaps };
}

/** How often each story and task that was asked for has to exist. */
export function existenceOf(ledger: Ledger, clase: 'historia' | 'tarea'): Map<string, Bounds> {
  const { gone, perhaps } = deletionsOf(ledger);
  const bounds = new Map<string, Bounds>();
  for (const anotacion of ledger.of(clase)) {
    const made = boundsOf([anotacion]);
    if (gone.has(anotacion.sobre)) bounds.set(anotacion.sobre, { least: 0, most: 0 });
    else bounds.set(anotacion.sobre, perhaps.has(anotacion.sobre) ? { ...made, least: 0 } : made);
  }
  return bounds;
}

/**
 * The values that may be there in the end: the last confirmed one, or an uncertain one asked for since. Whoever
 * asks must wait for each answer and ask nothing more of what has become uncertain.
 */
export function lastValues(anotaciones: readonly Anotacion[], before: string): Set<string> {
  const done = anotaciones.filter(({ resultado }) => resultado !== 'rechazado');
  const last = done.findLastIndex(({ resultado }) => resultado === 'confirmado');
  const values = done.slice(Math.max(0, last)).map(({ valor }) => valor);
  return new Set(last === -1 ? [before, ...values] : values);
}
