import type { Persona } from '@pmp/contracts/common';
import { toBuscable } from '../mensajes/texto.rules';

/** '@' at the start or after something that is no part of a word or an address. */
const ARROBA = /(?<![\p{L}\p{N}._-])@/gu;
/** What a cut leaves of a character of two code units. */
const MEDIO_CARACTER = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;
const LETRA = /[\p{L}\p{N}]/u;
/** Characters on each side of a name in an excerpt. */
const ALREDEDOR = 80;

interface Nombre {
  persona: string;
  nombre: string;
}

/** Full names, and first names where only one of the conversation has it; the longest first. */
function nombresOf(personas: readonly Persona[]): Nombre[] {
  const full = personas.map(({ _id, nombre }) => ({ persona: _id, nombre: toBuscable(nombre.trim()) }));
  const first = full.map(({ persona, nombre }) => ({ persona, nombre: nombre.split(/\s+/)[0] ?? '' }));
  const unique = first.filter(({ nombre }) => first.filter((other) => other.nombre === nombre).length === 1);
  return [...full, ...unique]
    .filter(({ nombre }) => nombre !== '')
    .sort((a, b) => b.nombre.length - a.nombre.length);
}

/** Who of `personas` is named with '@' in the text. */
export function mencionadas(contenido: string, personas: readonly Persona[]): string[] {
  if (!contenido.includes('@')) return [];
  const texto = toBuscable(contenido);
  const nombres = nombresOf(personas);
  const found = [...texto.matchAll(ARROBA)].flatMap(({ index }) => {
    const rest = texto.slice(index + 1);
    const longest = nombres.find(
      ({ nombre }) => rest.startsWith(nombre) && !LETRA.test(rest.charAt(nombre.length)),
    );
    if (!longest) return [];
    return nombres.filter(({ nombre }) => nombre === longest.nombre).map(({ persona }) => persona);
  });
  return [...new Set(found)];
}

/** The part of the text around its first '@' that names the person. */
export function extractoOf(contenido: string, persona: Persona, personas: readonly Persona[]): string {
  const at = [...contenido.matchAll(ARROBA)]
    .map(({ index }) => index)
    .find((index) => mencionadas(contenido.slice(index), personas)[0] === persona._id);
  const start = Math.max(0, (at ?? 0) - ALREDEDOR);
  const end = (at ?? 0) + ALREDEDOR * 2;
  const cut = contenido.slice(start, end).replace(MEDIO_CARACTER, '').replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${cut}${end < contenido.length ? '…' : ''}`;
}
