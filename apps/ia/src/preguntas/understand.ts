import { isWithin, tolerance } from './distance';
import { wordsOf } from './normalize';
import { objetoOf, detalleOf, headOf } from './objeto';
import { diasOf, isPropia } from './plazo';
import type { Pregunta, TipoPregunta } from './pregunta';
import { OTRAS_PALABRAS, VOCABULARIO } from './vocabulario';

interface Clave {
  texto: string;
  stem: boolean;
}

interface Regla {
  tipo: TipoPregunta;
  peso: number;
  huecos: Clave[][];
}

const CLAVES = new Map<string, Clave>();

/** One object per key, however many phrases use it. */
function claveOf(texto: string): Clave {
  const stem = texto.endsWith('*');
  const clave = CLAVES.get(texto) ?? { texto: stem ? texto.slice(0, -1) : texto, stem };
  CLAVES.set(texto, clave);
  return clave;
}

const REGLAS: Regla[] = VOCABULARIO.flatMap(([tipo, frases]) =>
  frases.map(([peso, frase]) => ({
    tipo,
    peso,
    huecos: frase.split(' ').map((hueco) => hueco.split('|').map(claveOf)),
  })),
);

/** A word that is somebody's own key is not taken for a misspelling of another one. */
const CONOCIDAS = new Set([
  ...OTRAS_PALABRAS,
  ...REGLAS.flatMap(({ huecos }) => huecos.flat().map(({ texto }) => texto)),
]);

const isExact = (word: string, { texto, stem }: Clave): boolean =>
  stem ? word.startsWith(texto) : word === texto;

function isSame(word: string, clave: Clave): boolean {
  if (isExact(word, clave)) return true;
  const max = tolerance(clave.texto.length);
  if (max === 0 || CONOCIDAS.has(word)) return false;
  if (!clave.stem) return isWithin(word, clave.texto, max);
  const { length } = clave.texto;
  return [length - 1, length, length + 1].some((end) => isWithin(word.slice(0, end), clave.texto, max));
}

type Matcher = (word: string, clave: Clave) => boolean;

/** Each question compares each of its words with each key once. */
function remembering(same: Matcher): Matcher {
  const known = new Map<string, Map<Clave, boolean>>();
  return (word, clave) => {
    const ofWord = known.get(word) ?? new Map<Clave, boolean>();
    known.set(word, ofWord);
    const answer = ofWord.get(clave) ?? same(word, clave);
    ofWord.set(clave, answer);
    return answer;
  };
}

/** Each slot takes a word of its own; a misspelt phrase weighs a little less than the same phrase well written. */
function weightOf({ peso, huecos }: Regla, words: readonly string[], similar: Matcher): number {
  const used = new Set<number>();
  let misspelt = 0;
  for (const hueco of huecos) {
    const indexOf = (same: Matcher): number =>
      words.findIndex((word, i) => !used.has(i) && hueco.some((clave) => same(word, clave)));
    let found = indexOf(isExact);
    if (found < 0) {
      found = indexOf(similar);
      misspelt++;
    }
    if (found < 0) return 0;
    used.add(found);
  }
  return peso - misspelt / 4;
}

function tipoOf(words: readonly string[]): TipoPregunta {
  const similar = remembering(isSame);
  let best: { tipo: TipoPregunta; peso: number } = { tipo: 'desconocida', peso: 0 };
  for (const regla of REGLAS) {
    const peso = weightOf(regla, words, similar);
    if (peso > best.peso) best = { tipo: regla.tipo, peso };
  }
  return best.tipo;
}

/** Short for what no tolerance for misspellings reaches. */
const ABREVIATURAS: Record<string, string> = {
  q: 'que',
  k: 'que',
  qe: 'que',
  ke: 'que',
  oy: 'hoy',
  tngo: 'tengo',
  ago: 'hago',
};

/** Longer questions are read by their beginning only: the rest is a description. */
const MAX_WORDS = 60;

export function understand(texto: string): Pregunta {
  const words = wordsOf(headOf(texto))
    .slice(0, MAX_WORDS)
    .map((word) => ABREVIATURAS[word] ?? word);
  const tipo = tipoOf(words);
  return {
    tipo,
    propias: tipo === 'hoy' || isPropia(words),
    dias: diasOf(words),
    objeto: objetoOf(tipo, texto),
    detalle: detalleOf(texto),
  };
}
