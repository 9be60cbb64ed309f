import type { Persona } from '@pmp/contracts/common';
import { plainWords } from '@pmp/contracts/common/markdown';
import { toBuscable } from './to-buscable';

/** '@' at the start, or after a character that belongs to no word or mail address. */
const AT_SIGN = /(?<![\p{L}\p{M}\p{N}._-])@/gu;
/** Somebody chosen in a field: `[@Luis Gil](persona:65a…)`. */
const CHOSEN = /\[(@[^\][\n]{1,200})\]\(persona:([0-9a-f]{24})\)/g;
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

/** Longest first. Only whole names: «@Luis Gilberto» is not Luis Gil, nor any other Luis. */
function nombresOf(personas: readonly Persona[]): Nombre[] {
  return [...personasByNombre(personas.map(({ _id, nombre }) => [toBuscable(nombre.trim()), _id] as const))]
    .filter(([nombre]) => nombre !== '')
    .map(([nombre, ids]) => ({ nombre, personas: ids }))
    .sort((a, b) => b.nombre.length - a.nombre.length);
}

/** A place in the text where people are named with '@'. */
export interface Mencion {
  en: number;
  personas: string[];
}

/** Those chosen by id, and those of whom somebody has written out the whole name, as an API client does. */
export function mencionesIn(contenido: string, personas: readonly Persona[]): Mencion[] {
  if (!contenido.includes('@')) return [];
  const ids = new Set(personas.map(({ _id }) => _id));
  const chosen = [...contenido.matchAll(CHOSEN)].flatMap(({ index: en, 2: id = '' }) =>
    ids.has(id) ? [{ en, personas: [id] }] : [],
  );
  const rest = contenido.replace(CHOSEN, ({ length }) => ' '.repeat(length));
  return [...chosen, ...writtenIn(rest, personas)].sort((a, b) => a.en - b.en);
}

/** The text is scanned only once: it may consist of nothing but names. */
function writtenIn(contenido: string, personas: readonly Persona[]): Mencion[] {
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
  const before = withoutIds(contenido.slice(0, en));
  const after = withoutIds(contenido.slice(en));
  const start = Math.max(0, before.length - CHARS_AROUND);
  const end = CHARS_AROUND * 2;
  const part = (before.slice(start) + after.slice(0, end)).replace(HALF_CHARACTER, '');
  const cut = plainWords(part).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut}${end < after.length ? '…' : ''}`;
}

const withoutIds = (texto: string): string => texto.replace(CHOSEN, '$1');
