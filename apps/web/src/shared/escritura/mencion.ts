import type { Persona } from '@pmp/contracts/common';
import { filterByNombre } from '../dominio/filter-by-nombre';

/** The text typed after an '@', up to the caret. */
export interface MencionAbierta {
  /** Index of the '@'. */
  at: number;
  texto: string;
}

const OPEN = /(?<![\p{L}\p{N}._-])@([\p{L}\p{M}]*(?: [\p{L}\p{M}]*)?)$/u;

export const openMencion = (texto: string, caret: number): MencionAbierta | undefined => {
  const found = OPEN.exec(texto.slice(0, caret));
  return found ? { at: found.index, texto: found[1] ?? '' } : undefined;
};

const MAX_SUGGESTED = 6;

export const suggest = (personas: Persona[], { texto }: MencionAbierta): Persona[] => {
  // Once the name is written out there is nothing left to suggest.
  if (personas.some(({ nombre }) => `${nombre} ` === texto)) return [];
  return filterByNombre(personas, texto).slice(0, MAX_SUGGESTED);
};

/** The text with the chosen name instead of the typed part, and the new place of the caret. */
export const completeMencion = (texto: string, caret: number, { at }: MencionAbierta, nombre: string) => {
  const rest = texto.slice(caret);
  const before = `${texto.slice(0, at)}@${nombre}${rest.startsWith(' ') ? '' : ' '}`;
  return { texto: before + rest, caret: before.length };
};
