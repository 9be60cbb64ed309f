import type { Idioma } from '../../src/idioma/idioma';

/** Who asks: lucia leads the team, nora is a member of it, sara has joined it today. */
export type Quien = 'lucia' | 'nora' | 'sara';

/** The part of a proposed change that must be as said; `cuerpo` may hold more. */
export interface CambioEsperado {
  metodo: 'POST' | 'PUT';
  ruta: string;
  cuerpo: Record<string, unknown>;
}

/** A question with what its answer must say. Facts are checked, never whole sentences. */
export interface PreguntaComprobada {
  pregunta: string;
  /** lucia, if missing. */
  quien?: Quien;
  /** Of the screen; Spanish, if missing. */
  idioma?: Idioma;
  /** Asked before in the same conversation, in order. */
  tras?: readonly string[];
  /** The project open on the screen; TIENDA if missing, null for none. */
  abierto?: 'TIENDA' | 'PORTAL' | null;
  /** Each must occur in the answer, whatever its capitals and accents; of a list, one. */
  dice?: readonly (string | readonly string[])[];
  /** None may occur. */
  calla?: readonly string[];
  propone?: readonly CambioEsperado[];
  /** The product cannot know it: the answer says so and offers what it can do. */
  noSeSabe?: true;
}
