import { toBuscable } from '@pmp/contracts/common';

/** A value as the tables of words have it: without case, accents, signs and pictures. */
export const palabraOf = (value: string): string =>
  toBuscable(value.slice(0, 200))
    .replaceAll(/[’`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** `01 Backlog` is a backlog, and `done 12` is what is done. */
const withoutNumbers = (palabra: string): string => palabra.replaceAll(/^\d+ | \d+$/g, '');

export type Tabla<T> = ReadonlyMap<string, T>;

/** From lists of words with commas between them, by what they mean; throws for a word that is given two meanings. */
export function tablaOf<T extends string>(words: Readonly<Record<T, readonly string[]>>): Tabla<T> {
  const tabla = new Map<string, T>();
  for (const [meaning, lines] of Object.entries(words) as [T, readonly string[]][])
    for (const word of lines.flatMap((line) => line.split(',')).map(palabraOf)) {
      const before = tabla.get(word);
      if (before !== undefined && before !== meaning) throw new Error(`${word}: ${before} y ${meaning}`);
      tabla.set(word, meaning);
    }
  return tabla;
}

/** What the whole value means; undefined: the table does not know it. Never by a part of it. */
export function meaningOf<T>(tabla: Tabla<T>, value: string): T | undefined {
  const palabra = palabraOf(value);
  return tabla.get(palabra) ?? tabla.get(withoutNumbers(palabra));
}
