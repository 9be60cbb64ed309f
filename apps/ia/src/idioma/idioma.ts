import { AsyncLocalStorage } from 'node:async_hooks';
import de from './catalogo/de.json' with { type: 'json' };
import en from './catalogo/en.json' with { type: 'json' };
import fr from './catalogo/fr.json' with { type: 'json' };

export type Idioma = 'es' | 'en' | 'fr' | 'de';

/** By the Spanish text, with `{0}` where something is put in. */
const CATALOGOS: Readonly<Record<Exclude<Idioma, 'es'>, Readonly<Record<string, string>>>> = { en, fr, de };

interface Habla {
  idioma: Idioma;
  /** What people wrote: a story called «Vencidas» keeps its name. */
  escritos: Set<string>;
  /** «1 tarea»: the sentence around it may have another verb. */
  singulares: Set<string>;
}

/** One answer has one language: handing it to every sentence would be one parameter more in all of them. */
const habla = new AsyncLocalStorage<Habla>();

/** Whatever is composed in `run` is in this language. */
export const enIdioma = <T>(idioma: Idioma, run: () => T): T =>
  habla.run({ idioma, escritos: new Set(), singulares: new Set() }, run);

export const idiomaActual = (): Idioma => habla.getStore()?.idioma ?? 'es';

const catalogo = (): Readonly<Record<string, string>> | null => {
  const idioma = idiomaActual();
  return idioma === 'es' ? null : CATALOGOS[idioma];
};

/** Notes a text that somebody wrote, so that it is never taken for one of ours. */
export function escrito(texto: string): string {
  habla.getStore()?.escritos.add(texto);
  return texto;
}

/** Notes a count of one, for languages whose «hay» is another word with it. */
export function singular(texto: string): string {
  habla.getStore()?.singulares.add(texto);
  return texto;
}

/** A text of ours in the language of the answer; any other as it is, and nothing for what is missing. */
export function decir(texto: string | number | false | null | undefined): string {
  if (typeof texto === 'number') return String(texto);
  if (!texto) return '';
  const entradas = catalogo();
  return entradas === null || habla.getStore()!.escritos.has(texto) ? texto : (entradas[texto] ?? texto);
}

const HUECO = /\{(\d+)\}/g;

/** The Spanish text as a key: `Hay {0}:`. */
export const claveOf = (partes: readonly string[]): string =>
  partes.reduce((clave, parte, at) => (at ? `${clave}{${at - 1}}${parte}` : parte), '');

const isSingular = (valor: unknown): boolean =>
  typeof valor === 'string' && habla.getStore()!.singulares.has(valor);

/**
 * A sentence of ours, in Spanish where it is written and in the language of the answer where it is read. A key that ends
 * in `_one` is how it reads with a count of one.
 */
export function t(
  partes: TemplateStringsArray,
  ...valores: (string | number | false | null | undefined)[]
): string {
  const clave = claveOf(partes);
  const entradas = catalogo();
  const una = entradas && valores.some(isSingular) ? entradas[`${clave}_one`] : undefined;
  return (una ?? entradas?.[clave] ?? clave).replace(HUECO, (_, at: string) => decir(valores[Number(at)]));
}
