import type { Anotacion, Ledger } from '../plan/ledger.ts';

/** How often something must exist, at least and at most. */
export interface Bounds {
  least: number;
  most: number;
}

/** The result of one check. */
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

/** Adds up the bounds of several requests for the same thing. */
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

/** A check that is right or wrong whatever was requested. */
export const judgeFacts = (nombre: string, comprobados: number, wrong: string[]): Verdict => ({
  nombre,
  comprobados,
  perdidos: wrong,
  dobles: [],
});

/** Ids certainly and perhaps deleted, including everything below them. */
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

/** How often each requested story and task must exist. */
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
 * The values that may exist in the end: the last confirmed one, or an uncertain one requested after it. This holds only
 * if the requester waits for each answer and makes no further request about anything uncertain.
 */
export function lastValues(anotaciones: readonly Anotacion[], before: string): Set<string> {
  const done = anotaciones.filter(({ resultado }) => resultado !== 'rechazado');
  const last = done.findLastIndex(({ resultado }) => resultado === 'confirmado');
  const values = done.slice(Math.max(0, last)).map(({ valor }) => valor);
  return new Set(last === -1 ? [before, ...values] : values);
}
