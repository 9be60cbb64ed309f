import { isWithin, tolerance } from './distance';
import { wordsOf } from './normalize';

/** Words that say nothing about a title. */
const VACIAS = new Set(
  'a al como con cual de del desde donde e el en es esta este ha hay la las lo los me mi mis no o para pero por que quien se si sin sobre su sus tu un una uno unas unos y ya'.split(
    ' ',
  ),
);

export const contentWordsOf = (texto: string): string[] => wordsOf(texto).filter((word) => !VACIAS.has(word));

/**
 * Plurals and small misspellings count as the same word, if the first letter is the same: hardly anybody misspells
 * that.
 */
export const isSameWord = (a: string, b: string): boolean =>
  a === b || (a[0] === b[0] && isWithin(a, b, tolerance(Math.min(a.length, b.length))));

/** 0 to 1: the share of words that two texts have in common (Dice). */
export function similarity(a: readonly string[], b: readonly string[]): number {
  if (!a.length || !b.length) return 0;
  const left = new Set(b);
  let common = 0;
  for (const word of a) {
    const same = left.has(word) ? word : [...left].find((other) => isSameWord(word, other));
    if (same === undefined) continue;
    left.delete(same);
    common++;
  }
  return (2 * common) / (a.length + b.length);
}

export interface ConTitulo {
  titulo: string;
}

const MINIMO = 0.4;
/** Limits the cost, as thousands of titles are compared at once. */
const MAX_WORDS = 12;

/**
 * The items whose title is most similar to the text, the most similar first; less similar than `minimo` are left out.
 */
export function mostSimilar<T extends ConTitulo>(
  texto: string,
  candidatos: readonly T[],
  minimo: number = MINIMO,
): { item: T; grado: number }[] {
  const words = contentWordsOf(texto).slice(0, MAX_WORDS);
  return candidatos
    .map((item) => ({ item, grado: similarity(words, contentWordsOf(item.titulo)) }))
    .filter(({ grado }) => grado >= minimo)
    .sort((a, b) => b.grado - a.grado);
}

/** How many of a title's words a text has; a title of one word needs that word, a longer one two of them. */
export function mentions(texto: string, titulo: string): boolean {
  const title = contentWordsOf(titulo).filter((word) => word.length > 3);
  const words = contentWordsOf(texto);
  const same = title.filter((one) => words.some((word) => isSameWord(word, one))).length;
  return same >= Math.min(2, title.length) && same > 0;
}
