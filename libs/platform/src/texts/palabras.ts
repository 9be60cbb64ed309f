import { toBuscable } from './to-buscable';

const PALABRA = /[\p{L}\p{M}\p{N}]+/gu;
const MAX_LETRAS = 32;
const MIN_LETRAS = 2;
/** Per text; a longer one is found only by its first words. */
const MAX_PALABRAS = 300;
/** From this length on, the beginning of a word matches it; anything shorter would match nearly every text. */
const MIN_INICIO = 3;

/** Words that half of all messages contain: they bloat the index without narrowing a search. */
const VACIAS = new Set(
  (
    'a al con de del el en es esta este esto fue ha hay la las le les lo los me mi muy ni no nos o para pero por ' +
    'que se si sin sobre son su sus te tu un una unas uno unos y ya yo and are at be but by for have in is it ' +
    'not of on or that the this to was we with you'
  ).split(' '),
);

const cut = (palabra: string): string => toBuscable(palabra).slice(0, MAX_LETRAS);

/** The words by which a text is found: distinct, without accents and in lower case. */
export function palabrasOf(contenido: string): string[] {
  const palabras = new Set<string>();
  for (const [palabra] of contenido.matchAll(PALABRA)) {
    const buscable = cut(palabra);
    if (buscable.length >= MIN_LETRAS && !VACIAS.has(buscable)) palabras.add(buscable);
    if (palabras.size === MAX_PALABRAS) break;
  }
  return [...palabras];
}

/** The words to search for: longest first, as long ones match fewest texts. Empty if the text contains no word. */
export function terminosOf(q: string): string[] {
  const todos = [...new Set([...q.matchAll(PALABRA)].map(([palabra]) => cut(palabra)))];
  const llenos = todos.filter((termino) => termino.length >= MIN_LETRAS && !VACIAS.has(termino));
  const utiles = llenos.length > 0 ? llenos : todos.filter(({ length }) => length >= MIN_INICIO);
  return utiles.sort((a, b) => b.length - a.length);
}

/** What a word of the index must look like to match the term. */
export const patternOf = (termino: string): RegExp | string =>
  termino.length < MIN_INICIO ? termino : new RegExp(`^${termino}`);

const ANTES = 40;
const DESPUES = 120;
const MEDIO_CARACTER = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** The part of the text around the first word that matches a term, in one line. */
export function extractoOfPalabras(contenido: string, terminos: readonly string[]): string {
  const found = [...contenido.matchAll(PALABRA)].find(([palabra]) => {
    const buscable = cut(palabra);
    return terminos.some((termino) => buscable.startsWith(termino));
  });
  const at = found?.index ?? 0;
  const start = at > ANTES ? at - ANTES : 0;
  const end = at + DESPUES;
  const parte = contenido.slice(start, end).replace(MEDIO_CARACTER, '').replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${parte}${end < contenido.length ? '…' : ''}`;
}
