import { isWithin, tolerance } from './texto/distance';
import { wordsOf } from './texto/normalize';
import { detalleOf, headOf, objetoOf, tareaOf } from './objeto';
import { diasOf, isPropia, puntosOf } from './plazo';
import { periodoOf } from './periodo';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Pregunta, TipoPregunta } from './pregunta';
import { type Referencias, referenciasOf } from './referencias';
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

/** A word that is itself a key is not taken for a misspelling of another key. */
const CONOCIDAS = new Set([
  ...OTRAS_PALABRAS,
  ...REGLAS.flatMap(({ huecos }) => huecos.flat().map(({ texto }) => texto)),
]);

export const isKnownWord = (word: string): boolean => CONOCIDAS.has(word);

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

/** Where a key occurs in the question: spelled exactly, and misspelled. */
interface Places {
  exactos: number[];
  parecidos: number[];
}

type FindKey = (clave: Clave) => Places;

/** Looks for each key in a question once, however many phrases use it. */
function keyFinder(words: readonly string[]): FindKey {
  const known = new Map<Clave, Places>();
  const where = (same: (word: string, clave: Clave) => boolean, clave: Clave): number[] =>
    words.flatMap((word, i) => (same(word, clave) ? [i] : []));
  return (clave) => {
    const lugares = known.get(clave) ?? {
      exactos: where(isExact, clave),
      parecidos: where(isSame, clave),
    };
    known.set(clave, lugares);
    return lugares;
  };
}

/** Each slot needs a word of its own. A misspelled phrase weighs a little less than the same phrase spelled right. */
function weightOf({ tipo, peso, huecos }: Regla, find: FindKey): number {
  const used = new Set<number>();
  let misspelt = 0;
  for (const hueco of huecos) {
    const firstFree = (of: keyof Places): number | undefined =>
      hueco.flatMap((clave) => find(clave)[of].filter((i) => !used.has(i))).sort((a, b) => a - b)[0];
    let found = firstFree('exactos');
    if (found === undefined) {
      found = firstFree('parecidos');
      misspelt++;
    }
    if (found === undefined) return 0;
    used.add(found);
  }
  // A command of one word must be that word: «norra» is a person rather than an order to delete.
  return misspelt && tipo === 'cambio' && huecos.length === 1 ? 0 : peso - misspelt / 4;
}

function bestOf(words: readonly string[]): { tipo: TipoPregunta; peso: number } {
  const find = keyFinder(words);
  let best: { tipo: TipoPregunta; peso: number } = { tipo: 'desconocida', peso: 0 };
  for (const regla of REGLAS) {
    const peso = weightOf(regla, find);
    if (peso > best.peso) best = { tipo: regla.tipo, peso };
  }
  return best;
}

/** Kinds that list tasks, and list stories instead when the question asks for stories. */
export const TAMBIEN_DE_HISTORIAS: ReadonlySet<TipoPregunta> = new Set<TipoPregunta>([
  'sin-asignar',
  'pendientes',
  'abiertas',
  'en-progreso',
  'en-revision',
  'completadas',
  'bloqueadas',
]);

function tipoFor(tipo: TipoPregunta, { sobre }: Referencias, conPeriodo: boolean): TipoPregunta {
  return sobre === 'historias' && !conPeriodo && TAMBIEN_DE_HISTORIAS.has(tipo) ? 'historias' : tipo;
}

/**
 * Abbreviations that are too far from the word to count as a misspelling. A map, because an object would have the word
 * `constructor`.
 */
const ABREVIATURAS = new Map(
  Object.entries({
    pts: 'puntos',
    q: 'que',
    k: 'que',
    qe: 'que',
    ke: 'que',
    oy: 'hoy',
    tngo: 'tengo',
    ago: 'hago',
    iso: 'hizo',
    blokeado: 'bloqueado',
    blokeada: 'bloqueada',
    blokeadas: 'bloqueadas',
  }),
);

/** Said, and not asked: «ya he terminado la plantilla», «bloquea la tarea». What is asked of the same words lists things. */
const AFIRMA =
  /^(?:des)?bloquea(?:r|la|me)?\b|\bya esta\b.*\b(?:revisar|revision|lista|terminad[ao]|acabad[ao]|completad[ao]|hech[ao])\b|^(?:ya )?(?:he|hemos) (?:terminado|acabado|completado)\b|^acabo de (?:terminar|acabar|completar)\b|\besta (?:lista |listo )?para (?:revisar|revision)\b|^que .* venza\b|^(?!quien|quienes)\w+ se (?:encarga|ocupa) de\b/;
/** «¿Está hecha la plantilla?» asks of one thing. */
const DE_UNA_COSA = /^(?:ya )?esta (?:ya )?(?:hech|terminad|acabad|completad|list)[ao]\b/;

/** Only so many words of a question are read: the rest is a description. */
const MAX_WORDS = 40;

/** «¿Qué depende de la plantilla?», «¿de qué depende?», «¿a qué espera?». */
const DEPENDE = /\b(?:depende|dependen) del?\b|\bde que depende\b|^a que espera\b/;
/** «¿Tenemos algo pendiente de Carmen?» looks for no title. */
const ALGO_ABIERTO = /\b(?:hay|tenemos|tienes|queda) algo (?:pendiente|abierto|sin terminar|por hacer)\b/;

/** «¿A qué hora es la reunión?»: there are days here, and no hours of the day. */
const HORA = /\ba que hora\b/;
/** An order begins with its verb, whatever it is about: «borra las historias sin estimar» asks for no list. */
const ORDENA =
  /^(?:borr|elimin|suprim|traslad|muev|mover|archiv)\w*\b|^(?:pasa|mete|saca|lleva|quita)\b.*\bsprints?\b/;

function kindOf(words: readonly string[], asks: boolean): { tipo: TipoPregunta; peso: number } {
  const plano = words.join(' ');
  if (HORA.test(plano)) return { tipo: 'desconocida', peso: 10 };
  if (!asks && ORDENA.test(plano)) return { tipo: 'cambio', peso: 10 };
  if (DEPENDE.test(plano)) return { tipo: 'depende', peso: 9 };
  if (ALGO_ABIERTO.test(plano)) return { tipo: 'abiertas', peso: 9 };
  if (!asks && AFIRMA.test(plano)) return { tipo: 'cambio', peso: 9 };
  return DE_UNA_COSA.test(plano) ? { tipo: 'que-pasa', peso: 9 } : bestOf(words);
}

const DE_UN_ESTADO: Readonly<Record<EstadoTarea, TipoPregunta>> = {
  pendiente: 'pendientes',
  'en progreso': 'en-progreso',
  'en revisión': 'en-revision',
  bloqueada: 'bloqueadas',
  completada: 'completadas',
};

/** No phrase is known, but it says which stories or tasks it asks for: that list is the answer. */
function listOf(referencias: Referencias): TipoPregunta {
  const { sobre, estados, abiertas, masDe, antiguas, clase, prioridades, sinAsignar } = referencias;
  const dice = estados.length > 0 || abiertas || antiguas || masDe !== null || prioridades.length > 0;
  if (sobre === null && clase === null) return 'desconocida';
  if (sobre === 'historias')
    return dice || sinAsignar || referencias.sinEstimar || referencias.sinResponsable
      ? 'historias'
      : 'desconocida';
  if (clase !== null && !estados.length) return 'bugs';
  const [estado] = estados;
  return estado ? DE_UN_ESTADO[estado] : dice ? 'abiertas' : 'desconocida';
}

export function understand(texto: string): Pregunta {
  const words = wordsOf(headOf(texto))
    .slice(0, MAX_WORDS)
    .map((word) => ABREVIATURAS.get(word) ?? word);
  const plano = words.join(' ');
  const { tipo: primero, peso } = kindOf(words, texto.includes('?'));
  const referencias = referenciasOf(plano);
  const periodo = periodoOf(words);
  const sabido = primero === 'desconocida' && peso === 0 ? listOf(referencias) : primero;
  const tipo = tipoFor(sabido, referencias, periodo !== null);
  return {
    ...referencias,
    tipo,
    ajena: tipo === 'desconocida' && peso > 0,
    periodo,
    propias: tipo === 'hoy' || isPropia(words),
    dias: diasOf(words),
    puntos: puntosOf(words),
    objeto: objetoOf(tipo, texto),
    detalle: detalleOf(texto) ?? (tipo === 'crear-tareas' ? tareaOf(texto) : null),
  };
}
