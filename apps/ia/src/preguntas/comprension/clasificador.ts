import { setImmediate } from 'node:timers/promises';
import { isMarca, type Palabra } from './palabras';

/** A question whose kind is known. */
export interface Ejemplo {
  clase: string;
  /** Of a list, what is listed. */
  variante?: string | null;
  palabras: readonly Palabra[];
  /** With a question mark. */
  pregunta: boolean;
  /** Made from another one, and none more of its kind. */
  derivado?: true;
}

export interface Grado {
  clase: string;
  /** 0 to 1. All classes together have 1. */
  grado: number;
}

export type Clasificador = (pregunta: Pick<Ejemplo, 'palabras' | 'pregunta'>) => Grado[];

/** Words that say nothing about what is asked. */
const HUECAS = new Set(
  'el la los las un una unos unas lo al del de a en y e o u con por para se le les te os su sus tu tus es son esta estan este esto estos estas ese esa eso ha han he hemos habeis haya estamos estan estar venga hola mismo cono joder hostia leches narices demonios cojones puto puta putas puta coño carajo quiero quisiera ruego desearia solicito favor porfa please haya hayan ser si ya muy o oye ver pues bueno venga mira anda algo aqui asi the of is are in on at to it this that be been and or for la le les du des de un une et est sont der die das den dem ein eine ist sind und im in zu auf il elle'.split(
    ' ',
  ),
);

export const isHueca = (word: string): boolean => HUECAS.has(word);

const PESO = { nocion: 1, palabra: 0.2, desconocida: 0.8, letras: 0.1, par: 0.4, salto: 0.24, trio: 0.5 };

const tokenOf = ({ nocion, texto }: Palabra): string | null => {
  if (nocion) return `@${nocion}`;
  if (isMarca(texto)) return texto === 'xcosa' ? '#' : texto;
  return isHueca(texto) ? null : '#';
};

/** Notions, pairs and threes of them in order, and letters: what words tell that were never seen in training. */
function featuresOf({ palabras, pregunta }: Pick<Ejemplo, 'palabras' | 'pregunta'>): Map<string, number> {
  const found = new Map<string, number>();
  const add = (key: string, weight: number): void => {
    found.set(key, (found.get(key) ?? 0) + weight);
  };
  const tokens = ['^'];
  let unknown = 0;
  for (const palabra of palabras) {
    const token = tokenOf(palabra);
    if (token === '#') unknown++;
    if (token !== null && !(token === '#' && tokens.at(-1) === '#')) tokens.push(token);
    if (palabra.texto === 'xcosa') continue;
    if (palabra.nocion) add(`@${palabra.nocion}`, PESO.nocion);
    add(`w:${palabra.texto}`, palabra.nocion ? PESO.palabra : PESO.desconocida);
    if (isMarca(palabra.texto) || palabra.texto.includes(' ')) continue;
    const word = `_${palabra.texto}_`;
    for (const n of [3, 4])
      for (let at = 0; at + n <= word.length; at++) add(`c:${word.slice(at, at + n)}`, PESO.letras);
  }
  tokens.push('$');
  add(pregunta ? '?' : '!', pregunta ? 1 : 0.5);
  if (unknown) add(`#${Math.min(unknown, 3)}`, 0.7);
  tokens.forEach((token, at) => {
    if (at + 1 < tokens.length) add(`b:${token} ${tokens[at + 1]}`, PESO.par);
    if (at + 2 < tokens.length) {
      add(`s:${token} ${tokens[at + 2]}`, PESO.salto);
      add(`t:${token} ${tokens[at + 1]} ${tokens[at + 2]}`, PESO.trio);
    }
  });
  return found;
}

interface Vector {
  at: number[];
  value: number[];
}

const RONDAS = 25;
const PASO = 0.5;
const BALANCE = 0.5;
/** Below this an error teaches nothing. */
const NADA = 1e-3;
/** How long training holds the process before it lets waiting requests through. */
const TURNO_MS = 20;

/** Repeats itself exactly: the same phrases give the same model. */
function shuffled(size: number, seed: number): number[] {
  const order = Array.from({ length: size }, (_, at) => at);
  let state = seed + 1;
  for (let at = size - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

/** Multinomial logistic regression over TF-IDF, by stochastic gradients with a step per weight (AdaGrad). Takes about a second. */
export async function train(ejemplos: readonly Ejemplo[]): Promise<Clasificador> {
  const raw = ejemplos.map(featuresOf);
  const seen = new Map<string, number>();
  for (const features of raw) for (const key of features.keys()) seen.set(key, (seen.get(key) ?? 0) + 1);
  const index = new Map([...seen.keys()].map((key, at) => [key, at]));
  const idf = Float64Array.from(seen.values(), (n) => Math.log(1 + ejemplos.length / n));
  const clases = [...new Set(ejemplos.map(({ clase }) => clase))];
  const n = clases.length;
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const at: number[] = [];
    const value: number[] = [];
    for (const [key, weight] of features) {
      const known = index.get(key);
      if (known === undefined) continue;
      at.push(known);
      value.push(weight * idf[known]!);
    }
    const length = Math.hypot(...value) || 1;
    return { at, value: value.map((one) => one / length) };
  };
  const weights = new Float32Array(index.size * n);
  const squares = new Float32Array(index.size * n).fill(0.01);
  const bias = new Float32Array(n);
  const rate = ({ at, value }: Vector): Float64Array => {
    const scores = Float64Array.from(bias);
    at.forEach((feature, k) => {
      for (let c = 0; c < n; c++) scores[c]! += weights[feature * n + c]! * value[k]!;
    });
    const most = Math.max(...scores);
    let sum = 0;
    for (let c = 0; c < n; c++) sum += scores[c] = Math.exp(scores[c]! - most);
    for (let c = 0; c < n; c++) scores[c]! /= sum;
    return scores;
  };
  const vectors = raw.map(vectorOf);
  const targets = ejemplos.map(({ clase }) => clases.indexOf(clase));
  const sizes = clases.map(
    (_, c) => targets.filter((one, at) => one === c && !ejemplos[at]!.derivado).length,
  );
  // A kind with many phrases would otherwise draw in what is none of them.
  const pull = sizes.map((size) => (ejemplos.length / n / size) ** BALANCE);
  let since = performance.now();
  for (let ronda = 0; ronda < RONDAS; ronda++) {
    for (const one of shuffled(vectors.length, ronda)) {
      if (performance.now() - since > TURNO_MS) {
        await setImmediate();
        since = performance.now();
      }
      const vector = vectors[one]!;
      const weight = pull[targets[one]!]!;
      const errors = rate(vector);
      errors[targets[one]!]! -= 1;
      const wrong = [...errors.keys()].filter((c) => Math.abs(errors[c]!) > NADA);
      for (const c of wrong) bias[c]! -= 0.02 * errors[c]!;
      vector.at.forEach((feature, k) => {
        for (const c of wrong) {
          const slope = weight * errors[c]! * vector.value[k]!;
          const place = feature * n + c;
          squares[place]! += slope * slope;
          weights[place]! -= (PASO * slope) / Math.sqrt(squares[place]!);
        }
      });
    }
  }
  return (pregunta) => {
    const grados = rate(vectorOf(featuresOf(pregunta)));
    return clases.map((clase, c) => ({ clase, grado: grados[c]! })).toSorted((a, b) => b.grado - a.grado);
  };
}
