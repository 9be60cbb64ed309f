import type { Lugar } from './consulta';

export interface ValorLeido {
  texto: string;
  citado: boolean;
  lugar: Lugar;
}

/** What was written, before anybody has asked whether it means something. */
export type Leido =
  | { clase: 'y'; de: Leido[] }
  | { clase: 'o'; de: Leido[] }
  | { clase: 'no'; de: Leido }
  | {
      clase: 'condicion';
      campo: { texto: string; lugar: Lugar };
      comparador: ':' | '<' | '<=' | '>' | '>=';
      valores: ValorLeido[];
      lugar: Lugar;
    }
  | { clase: 'palabra'; valores: ValorLeido[]; lugar: Lugar };

export class SyntaxError extends Error {
  location: { start: { offset: number }; end: { offset: number } };
}

export function parse(texto: string): Leido | null;
