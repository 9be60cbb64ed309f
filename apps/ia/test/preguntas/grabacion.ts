import grabacion from './grabacion.json' with { type: 'json' };
import type { PreguntaComprobada } from './pregunta';

/** What a model that chooses well calls for a question of the set; `orden` of a proposal is its words. */
export interface Grabada {
  tras?: readonly string[];
  /** The project open on the screen, where the same question is asked of another too. */
  abierto?: string;
  pregunta: string;
  llamadas: readonly (readonly [herramienta: string, entrada: Record<string, unknown>])[];
  /** What the model says instead of what its tools have told it. */
  dice?: string;
}

const GRABACION = grabacion as unknown as readonly Grabada[];

const isSame = (a: readonly string[] = [], b: readonly string[] = []): boolean =>
  a.join('\n') === b.join('\n');

export const recordingOf = ({ pregunta, tras, abierto }: PreguntaComprobada): Grabada | undefined => {
  const same = GRABACION.filter((one) => one.pregunta === pregunta && isSame(one.tras, tras));
  return same.find((one) => one.abierto === abierto) ?? same[0];
};
