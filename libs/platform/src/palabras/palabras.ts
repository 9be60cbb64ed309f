import { plainWords } from '@pmp/contracts/common/markdown';
import { toBuscable } from '../texts/to-buscable';
import { raizOf } from './raiz';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MAX_LETTERS = 32;
const MIN_LETTERS = 2;
/** Per text; a longer one is found only by its first words. */
const MAX_WORDS = 300;
/** From this length on, the beginning of a word matches it; anything shorter would match nearly every text. */
const MIN_PREFIX = 3;

/** Words that half of all messages contain: they bloat the index without narrowing a search. */
const STOP_WORDS = new Set(
  (
    'a al con de del el en es esta este esto fue ha hay la las le les lo los me mi muy ni no nos o para pero por ' +
    'que se si sin sobre son su sus te tu un una unas uno unos y ya yo and are at be but by for have in is it ' +
    'not of on or that the this to was we with you'
  ).split(' '),
);

const cut = (palabra: string): string => toBuscable(palabra).slice(0, MAX_LETTERS);

/** The words by which a text is found: distinct, without accents and in lower case. */
export function palabrasOf(contenido: string): string[] {
  const palabras = new Set<string>();
  for (const [palabra] of contenido.matchAll(WORD)) {
    const buscable = cut(palabra);
    if (buscable.length >= MIN_LETTERS && !STOP_WORDS.has(buscable)) palabras.add(buscable);
    if (palabras.size === MAX_WORDS) break;
  }
  return [...palabras];
}

/**
 * The roots to search for: longest first, as long ones match fewest texts. What is asked for only by its first letters
 * has no ending to take off. Empty if the text contains no word.
 */
export function terminosOf(q: string): string[] {
  const all = [...new Set([...q.matchAll(WORD)].map(([palabra]) => palabra))];
  const meaningful = all.filter((palabra) => {
    const buscable = cut(palabra);
    return buscable.length >= MIN_LETTERS && !STOP_WORDS.has(buscable);
  });
  const usable =
    meaningful.length > 0 ? meaningful : all.filter((palabra) => cut(palabra).length >= MIN_PREFIX);
  const roots = new Set(usable.map((palabra) => raizOf(palabra).slice(0, MAX_LETTERS)));
  return [...roots].sort((a, b) => b.length - a.length);
}

/** No text is greater than this character, as MongoDB orders texts. */
const LAST = '\u{10FFFF}';

/**
 * What one word of the index must be to match the term. A range, because a pattern makes MongoDB look in an index twice:
 * for the texts that begin so, and for patterns that are stored.
 */
export const beginsWith = (
  termino: string,
): { $elemMatch: { $eq?: string; $gte?: string; $lt?: string } } => ({
  $elemMatch: termino.length < MIN_PREFIX ? { $eq: termino } : { $gte: termino, $lt: termino + LAST },
});

const BEFORE = 40;
const AFTER = 120;
const HALF_CHARACTER = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** The part of the text around the first word that matches a term, in one line and without its Markdown. */
export function extractoOfPalabras(texto: string, terminos: readonly string[]): string {
  const contenido = plainWords(texto);
  const found = [...contenido.matchAll(WORD)].find(([palabra]) => {
    const buscable = cut(palabra);
    return terminos.some((termino) => buscable.startsWith(termino));
  });
  const at = found?.index ?? 0;
  const start = at > BEFORE ? at - BEFORE : 0;
  const end = at + AFTER;
  const part = contenido.slice(start, end).replace(HALF_CHARACTER, '').replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${part}${end < contenido.length ? '…' : ''}`;
}
