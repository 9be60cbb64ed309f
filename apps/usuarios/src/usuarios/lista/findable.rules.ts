import { toBuscable } from '@pmp/platform';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const MAX_LETTERS = 32;
/** Nobody is looked for by more words than a long name has. */
const MAX_TERMS = 8;
/** Begins the words of the address. No word contains it, so whoever may not see addresses does not find by them. */
const OF_CORREO = '@';

const cut = (texto: string): string => toBuscable(texto).slice(0, MAX_LETTERS).toWellFormed();
const wordsOf = (texto: string): string[] => [
  ...new Set(Array.from(texto.matchAll(WORD), ([palabra]) => cut(palabra))),
];

export interface Findable {
  /** Words of the name, and those of the address, marked as such. */
  palabras: string[];
  /** The beginning of the name, by which people are listed; in a cursor it has to be short. */
  orden: string;
}

export const findableOf = ({ nombre, correo }: { nombre: string; correo: string }): Findable => ({
  palabras: [...wordsOf(nombre), ...wordsOf(correo).map((palabra) => OF_CORREO + palabra)],
  orden: cut(nombre),
});

/** Everybody who has, for each word of the text, a word that begins with it. */
export const filterOf = (q: string, { byCorreo }: { byCorreo: boolean }): object => {
  const terms = wordsOf(q).slice(0, MAX_TERMS);
  // Only signs: nobody is called that.
  if (terms.length === 0) return q === '' ? {} : { palabras: { $in: [] } };
  const begins = byCorreo ? ['', OF_CORREO] : [''];
  return {
    $and: terms.map((term) => ({ palabras: { $in: begins.map((mark) => new RegExp(`^${mark}${term}`)) } })),
  };
};
