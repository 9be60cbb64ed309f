import { MAX_TITULO } from '@pmp/contracts/common';
import type { TareaCreate } from '@pmp/contracts/proyectos';
import { normalize } from '../preguntas/texto/normalize';
import { contentWordsOf, similarity } from '../preguntas/texto/similarity';

const VINETA = /^\s*(?:[-*•·–—]|\d{1,2}[.)])\s+/;
const MIN_LETRAS = 3;

const clean = (texto: string): string => {
  const limpio = texto
    .replace(VINETA, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();
  return limpio.charAt(0).toUpperCase() + limpio.slice(1, MAX_TITULO);
};

/** Splits by lines if there are several, else by sentences or commas. */
function partesOf(texto: string): string[] {
  const lineas = texto.split('\n').filter((linea) => linea.trim() !== '');
  const vinetas = lineas.filter((linea) => VINETA.test(linea));
  if (vinetas.length) return vinetas;
  if (lineas.length > 1) return lineas;
  const frases = texto.split(/;\s*|\.\s+/).filter((frase) => frase.trim() !== '');
  return frases.length > 1 ? frases : texto.split(/,\s*(?!\d)|\s+y\s+(?=\p{L})/u);
}

/** Titles of the parts of a description, each once. */
export function breakDown(texto: string): string[] {
  const vistos = new Set<string>();
  return partesOf(texto)
    .map(clean)
    .filter((titulo) => {
      const clave = normalize(titulo);
      if (titulo.length < MIN_LETRAS || vistos.has(clave)) return false;
      vistos.add(clave);
      return true;
    });
}

const MISMO = 0.8;

/** The titles that do not exist yet under nearly the same name. */
export const withoutExisting = (titulos: readonly string[], existentes: readonly string[]): string[] =>
  titulos.filter(
    (titulo) => !existentes.some((otro) => similarity(contentWordsOf(titulo), contentWordsOf(otro)) >= MISMO),
  );

const TIPOS: readonly [NonNullable<TareaCreate['tipo']>, RegExp][] = [
  ['bug', /\b(?:bug|error|errores|fallo|fallos|corregir|arreglar)\b/],
  ['documentación', /\b(?:documenta\w*|manual|guia|readme|wiki)\b/],
  ['mejora', /\b(?:mejora\w*|optimiza\w*|refactoriza\w*|acelerar)\b/],
];

export const tipoOf = (titulo: string): NonNullable<TareaCreate['tipo']> =>
  TIPOS.find(([, pattern]) => pattern.test(normalize(titulo)))?.[0] ?? 'funcionalidad';
