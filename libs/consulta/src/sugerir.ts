import { campoOf, CAMPOS, findCampo, ORDENES, type NombreDeCampo } from './campos';
import { MARCAS } from './consulta';
import { escribirValor } from './escribir';
import { PALABRAS_DE_FECHA } from './fechas';
import { plain } from './plain';

/** What is being written at the cursor, and which part of the text a suggestion replaces. */
export interface Escribiendo {
  desde: number;
  hasta: number;
  /** What has been written of it, without quotes. */
  escrito: string;
  /** The field whose value it is; null: a field or a free word. */
  campo: NombreDeCampo | 'orden' | null;
}

const FIELD = /^-?\(*([\p{L}-]+)\s*(?:[<>]=?|[:=])/u;

/** Where the term under the cursor begins: the last blank or parenthesis that is not in quotes. */
const startOf = (before: string): number => {
  let isQuoted = false;
  let start = 0;
  for (const [at, char] of [...before.matchAll(/[\s\S]/g)].map((match) => [match.index, match[0]] as const)) {
    if (char === '"' && before[at - 1] !== '\\') isQuoted = !isQuoted;
    else if (!isQuoted && /[\s(]/.test(char)) start = at + 1;
  }
  return start;
};

/** What a cursor stands in. It never fails: people stop in the middle of a word. */
export function escribiendo(texto: string, cursor: number): Escribiendo {
  const start = startOf(texto.slice(0, cursor));
  const term = texto.slice(start, cursor);
  const named = FIELD.exec(term);
  const rest = /^[^\s(),"]*/.exec(texto.slice(cursor))?.[0].length ?? 0;
  if (!named) {
    const sign = term.startsWith('-') ? 1 : 0;
    return { desde: start + sign, hasta: cursor + rest, escrito: term.slice(sign), campo: null };
  }
  const campo = plain(named[1] ?? '') === 'orden' ? 'orden' : (findCampo(named[1] ?? '') ?? null);
  const valores = term.slice(named[0].length);
  const last = valores.lastIndexOf(',') + 1;
  const escrito = valores.slice(last).trimStart();
  const desde = cursor - escrito.length;
  return { desde, hasta: cursor + rest, escrito: escrito.replaceAll('"', ''), campo };
}

/** What the language itself offers there; names of people and things come from whoever knows them. */
export function palabrasPara({ campo, escrito }: Escribiendo): string[] {
  const begins = (word: string) => plain(word).startsWith(plain(escrito).replace(/^-/, ''));
  if (campo === null)
    return [...Object.keys(CAMPOS).map((name) => `${name}:`), 'orden:', ...MARCAS].filter(begins);
  if (campo === 'orden')
    return ORDENES.flatMap((orden) => [`-${orden}`, orden]).filter((word) => begins(word.replace(/^-/, '')));
  const { clase, valores = [], palabras = [] } = campoOf(campo);
  const dates = clase === 'fecha' || clase === 'edad' ? PALABRAS_DE_FECHA : [];
  return [...palabras, ...valores, ...dates].filter(begins);
}

/** The text with this in the place of what was being written, and where the cursor then stands. */
export function completar(
  texto: string,
  { desde, hasta, campo }: Escribiendo,
  palabra: string,
): { texto: string; cursor: number } {
  const isField = campo === null;
  const escrita = isField || campo === 'orden' ? palabra : escribirValor(palabra);
  const space = escrita.endsWith(':') || texto[hasta] === ' ' ? '' : ' ';
  const begun = texto.slice(0, desde) + escrita + space;
  return { texto: begun + texto.slice(hasta), cursor: begun.length };
}
