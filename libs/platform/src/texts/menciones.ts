import type { Persona } from '@pmp/contracts/common';
import { plainWords } from '@pmp/contracts/common/markdown';
import { toBuscable } from './to-buscable';

/** '@' at the start, or after a character that belongs to no word or mail address. */
const AT_SIGN = /(?<![\p{L}\p{M}\p{N}._-])@/gu;
/** Half of a character that takes two code units, as a cut may leave it. */
const HALF_CHARACTER = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;
const LETTER = /[\p{L}\p{N}]/u;
/** Characters on each side of a name in an excerpt. */
const CHARS_AROUND = 80;
/** Code units of a letter followed by its separate accents. */
const WHOLE_LETTER = 3;

interface Nombre {
  /** Several people may have the same name. */
  personas: string[];
  nombre: string;
}

function personasByNombre(entries: readonly (readonly [string, string])[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [nombre, persona] of entries) found.set(nombre, [...(found.get(nombre) ?? []), persona]);
  return found;
}

/** Full names, and first names that only one person of the conversation has; longest first. */
function nombresOf(personas: readonly Persona[]): Nombre[] {
  const full = personas.map(({ _id, nombre }) => [toBuscable(nombre.trim()), _id] as const);
  const first = full.map(([nombre, persona]) => [nombre.split(/\s+/)[0] ?? '', persona] as const);
  const unique = [...personasByNombre(first)].filter(([, { length }]) => length === 1);
  return [...personasByNombre([...full, ...unique.map(([nombre, [persona]]) => [nombre, persona!] as const)])]
    .filter(([nombre]) => nombre !== '')
    .map(([nombre, ids]) => ({ nombre, personas: ids }))
    .sort((a, b) => b.nombre.length - a.nombre.length);
}

/** A place in the text where people are named with '@'. */
export interface Mencion {
  en: number;
  personas: string[];
}

/** In the order of the text, which is scanned only once: it may consist of nothing but names. */
export function mencionesIn(contenido: string, personas: readonly Persona[]): Mencion[] {
  if (!contenido.includes('@')) return [];
  const nombres = nombresOf(personas);
  const room = 1 + WHOLE_LETTER * (1 + (nombres[0]?.nombre.length ?? 0));
  return [...contenido.matchAll(AT_SIGN)].flatMap(({ index: en }) => {
    const rest = toBuscable(contenido.slice(en + 1, en + room));
    const longest = nombres.find(
      ({ nombre }) => rest.startsWith(nombre) && !LETTER.test(rest.charAt(nombre.length)),
    );
    return longest ? [{ en, personas: longest.personas }] : [];
  });
}

/** The people among `personas` named with '@' in the text. */
export const mencionadas = (contenido: string, personas: readonly Persona[]): string[] => [
  ...new Set(mencionesIn(contenido, personas).flatMap((mencion) => mencion.personas)),
];

/** The part of the text around the first place that names the person, without its Markdown. */
export function extractoOf(contenido: string, persona: string, menciones: readonly Mencion[]): string {
  const en = menciones.find(({ personas }) => personas.includes(persona))?.en ?? 0;
  const start = Math.max(0, en - CHARS_AROUND);
  const end = en + CHARS_AROUND * 2;
  const part = contenido.slice(start, end).replace(HALF_CHARACTER, '');
  const cut = plainWords(part).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut}${end < contenido.length ? '…' : ''}`;
}
