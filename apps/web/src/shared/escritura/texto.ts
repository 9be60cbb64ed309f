import type { Persona } from '@pmp/contracts/common';

export type Trozo =
  | { tipo: 'texto'; texto: string }
  | { tipo: 'enlace'; texto: string; url: string }
  | { tipo: 'mencion'; texto: string };

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

/** Splits a text into addresses, names of `mencionadas` and plain text. */
export const splitTexto = (texto: string, mencionadas: Persona[]): Trozo[] => {
  const pattern = mentionPattern(mencionadas);
  return cut(texto, URL_PATTERN, enlaceOf).flatMap((trozo) =>
    trozo.tipo === 'texto' && pattern
      ? cut(trozo.texto, pattern, (found) => ({ tipo: 'mencion', texto: found }))
      : [trozo],
  );
};
