import type { Lugar } from './consulta';

/** The word that begins there, up to a blank; at the end of a text, the last one: an error needs something to point at. */
export const palabraEn = (texto: string, desde: number): Lugar => {
  const rest = /^("[^"]*"?|[(),]|[<>]=?|[:=]|[^\s(),]+)/.exec(texto.slice(desde))?.[0] ?? '';
  if (rest) return { desde, hasta: desde + rest.length };
  const last = /(\S+)\s*$/.exec(texto.slice(0, desde));
  return last ? { desde: last.index, hasta: last.index + (last[1]?.length ?? 0) } : { desde, hasta: desde };
};
