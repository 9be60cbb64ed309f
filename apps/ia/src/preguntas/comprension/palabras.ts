import { isWithin } from '../texto/distance';
import { normalize } from '../texto/normalize';
import { LEXICO } from './lexico';

/** A word of a question, or several that mean one thing, with the notion of the lexicon that it stands for. */
export interface Palabra {
  texto: string;
  /** Null: the lexicon does not have it. */
  nocion: string | null;
  /** As the slots read it: in Spanish, and spelled right. */
  dicho: string;
  /** Spelled as the lexicon has it. */
  exacta: boolean;
}

interface Entrada {
  nocion: string;
  dicho: string;
  /** Read as it is, and not as its row says. */
  propia?: boolean;
}

/** Names that were found before stand as one such word each: `xpersona`, `xcosa`. */
export const isMarca = (word: string): boolean => /^x(?:persona|proyecto|epica|sprint|cosa)$/.test(word);

const EXACTAS = new Map<string, Entrada>();
const RAICES: [raiz: string, entrada: Entrada][] = [];
const EXPRESIONES = new Map<string, Entrada>();
const LARGA = 5;

/** How it sounds: `bencidas`, `istoria` and `kien` are `vencidas`, `historia` and `quien`. */
const soundOf = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/w/g, 'u')
    .replace(/m(?=[bp])/g, 'n')
    .replace(/(.)\1/g, '$1');

for (const row of LEXICO.trim().split('\n')) {
  const [name = '', words = ''] = row.trim().split(': ');
  const [nocion = '', dicho] = name.split('/');
  const [own = '', foreign = ''] = normalize(words).split(' ; ');
  const [first = ''] = own.split(' ');
  const read = (list: string, propia: boolean): void => {
    for (const word of list.split(' ').filter(Boolean)) {
      const spoken = word.replace('*', '').replaceAll('_', ' ');
      const entrada = { nocion, dicho: dicho ?? first.replace('*', ''), propia };
      if (word.includes('_')) EXPRESIONES.set(spoken, entrada);
      else if (word.endsWith('*')) RAICES.push([spoken, entrada]);
      else EXACTAS.set(word, entrada);
    }
  };
  read(own, true);
  read(foreign, false);
}
RAICES.sort(([a], [b]) => b.length - a.length);
const SONIDOS = new Map(
  [...EXACTAS].filter(([word]) => word.length > 3).map(([word, one]) => [soundOf(word), one]),
);
const SONIDOS_DE_RAIZ = RAICES.filter(([raiz]) => raiz.length >= LARGA).map(
  ([raiz, one]) => [soundOf(raiz), one] as const,
);

/** Too short for their sound to tell. */
const ABREVIATURAS = new Map(
  Object.entries({
    q: 'que',
    k: 'que',
    ke: 'que',
    qe: 'que',
    kien: 'quien',
    qien: 'quien',
    x: 'por',
    xq: 'porque',
    pq: 'porque',
    d: 'de',
    dl: 'del',
    kon: 'con',
    tb: 'tambien',
    ba: 'va',
    ban: 'van',
    pts: 'puntos',
    ptos: 'puntos',
    oy: 'hoy',
    ago: 'hago',
    tngo: 'tengo',
    xa: 'para',
  }),
);

const bySound = (word: string): Entrada | undefined => {
  const sound = soundOf(word);
  return SONIDOS.get(sound) ?? SONIDOS_DE_RAIZ.find(([raiz]) => sound.startsWith(raiz))?.[1];
};

/** Nobody misspells how a word begins; of a short word, one letter more or less is another word. */
function byLetters(word: string): Entrada | undefined {
  const sound = soundOf(word);
  const max = word.length > 8 ? 2 : 1;
  const near = (other: string, said: string): boolean =>
    other.length >= LARGA && other.slice(0, 2) === said.slice(0, 2) && isWithin(said, other, max);
  for (const [other, entrada] of SONIDOS) if (near(other, sound)) return entrada;
  return SONIDOS_DE_RAIZ.find(
    ([raiz]) => raiz.length > LARGA && near(raiz, sound.slice(0, raiz.length)),
  )?.[1];
}

/** Ordinary words, each a letter or two away from one of the lexicon that means something else. */
const CORRIENTES = new Set(
  'factura facturas hugo noches caso casos tema temas forma firma parto mayor cerca salva carta cartas queso rumbo tienda venta ventas pasos medio libro libros puesta salud mundo mano manos llama compra entradas trata carpeta mapa tabla panel perfil calle codigo postal boton textos talla precio pedido pedidos franjas portes cesta existencias directorio inventario seguridad correo coche comer cenar comida bueno buena tanto dato datos contar cuesta cuenta cliente clientes movio were habe worum cette limites informacion funcion pueden puede puedo saber conocer hemos actua edad ganar gano encargo tardes delante partes retrasa'.split(
    ' ',
  ),
);

const memory = new Map<string, Palabra>();
const MEMORY = 5_000;

function wordOf(texto: string): Palabra {
  const known = memory.get(texto);
  if (known) return known;
  const exact = EXACTAS.get(texto) ?? RAICES.find(([raiz]) => texto.startsWith(raiz))?.[1];
  const guess = texto.length > 3 && !isMarca(texto) && !CORRIENTES.has(texto);
  const found =
    exact ?? (guess ? (bySound(texto) ?? (texto.length > LARGA ? byLetters(texto) : undefined)) : undefined);
  const palabra = {
    texto,
    nocion: found?.nocion ?? null,
    dicho: found && !exact?.propia ? found.dicho : texto,
    exacta: exact !== undefined,
  };
  if (memory.size > MEMORY) memory.clear();
  memory.set(texto, palabra);
  return palabra;
}

const MAX_WORDS = 40;
const LONGEST = 4;

const tokensOf = (texto: string): string[] =>
  normalize(texto)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => ABREVIATURAS.get(word) ?? word);

/** The words of a question, longest expressions first. */
export function palabrasOf(texto: string): Palabra[] {
  const words = tokensOf(texto);
  const found: Palabra[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(LONGEST, words.length - at);
    while (size > 1 && !EXPRESIONES.has(words.slice(at, at + size).join(' '))) size--;
    const said = words.slice(at, at + size).join(' ');
    const known = size > 1 ? EXPRESIONES.get(said) : undefined;
    found.push(
      known
        ? { texto: said, nocion: known.nocion, dicho: known.propia ? said : known.dicho, exacta: true }
        : wordOf(said),
    );
    at += size;
  }
  return found;
}

/** The text in Spanish, spelled right, in lower case and without accents or marks, as patterns read it. */
export const dichoOf = (texto: string): string =>
  palabrasOf(texto)
    .map(({ dicho }) => dicho)
    .join(' ');
