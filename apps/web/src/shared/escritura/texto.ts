import type { Persona } from '@pmp/contracts/common';

export type Trozo =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'enlace'; texto: string; url: string }
  | { tipo: 'mencion'; texto: string }
  | { tipo: 'clave'; texto: string };

const URL_PATTERN = /https?:\/\/[^\s<>"']+/giu;
/** Punctuation after an address. Looked for only where it begins: a message made of it would take too long. */
const TRAILING = /(?<![.,;:!?)\]}»])[.,;:!?)\]}»]+$/u;

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Full names come before first names, so that the longest match wins. */
const mentionPattern = (personas: Persona[]): RegExp | undefined => {
  const names = personas.flatMap(({ nombre }) => [nombre, nombre.split(/\s+/)[0] ?? '']).filter(Boolean);
  if (!names.length) return undefined;
  const alternatives = names.sort((a, b) => b.length - a.length).map(escape);
  return new RegExp(`(?<![\\p{L}\\p{N}._-])@(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
};

const cut = (texto: string, pattern: RegExp, make: (found: string) => Trozo | undefined): Trozo[] => {
  const trozos: Trozo[] = [];
  let at = 0;
  for (const { 0: found, index } of texto.matchAll(pattern)) {
    const trozo = make(found);
    if (!trozo) continue;
    if (index > at) trozos.push({ tipo: 'texto', texto: texto.slice(at, index) });
    trozos.push(trozo);
    at = index + trozo.texto.length;
  }
  if (at < texto.length) trozos.push({ tipo: 'texto', texto: texto.slice(at) });
  return trozos;
};

const enlaceOf = (found: string): Trozo | undefined => {
  const url = found.replace(TRAILING, '');
  return URL.canParse(url) ? { tipo: 'enlace', texto: url, url } : undefined;
};

const within = (trozos: Trozo[], pattern: RegExp | undefined, tipo: 'mencion' | 'clave'): Trozo[] =>
  pattern
    ? trozos.flatMap((trozo) =>
        trozo.tipo === 'texto' ? cut(trozo.texto, pattern, (texto) => ({ tipo, texto })) : [trozo],
      )
    : trozos;

/** Splits a text into addresses, names of `mencionadas`, keys of elements and plain text. */
export const splitTexto = (texto: string, mencionadas: Persona[], claves?: RegExp): Trozo[] => {
  const trozos = within(cut(texto, URL_PATTERN, enlaceOf), mentionPattern(mencionadas), 'mencion');
  return within(trozos, claves, 'clave');
};
