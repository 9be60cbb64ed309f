import type { Clase } from './clase';
import { type Comprender, type Entendida, SEGURO } from './comprender';
import { type Huecos, SIN_HUECOS } from './huecos';
import type { Directorio, Nombrados } from './nombrados';
import { isMarca } from './palabras';
import { normalize, wordsOf } from '../texto/normalize';

/** What was said before, with what was answered. */
export interface Turno {
  texto: string;
  respuesta: string;
}

/** «¿Y las de Nora?», «¿cuáles?»: says what changes, and nothing of its own. */
const CONTINUA = /^[\s¿¡]*(?:y|e|pero|tambi[eé]n|and|et|und)\b/iu;
const REPITE =
  /^[\s¿¡]*(?:cu[aá]l(?:es)?(?: son)?|qui[eé]n(?:es)?|por qu[eé]|d[oó]nde|which ones?|lesquel\w+|welche)\s*\??\s*$/iu;
/** «No», «vale», «déjalo»: neither a name nor a title. */
const CIERRA = /^[\s¡]*(?:no|nada|vale|ok|okey|s[ií]|bien|d[eé]jalo|olv[ií]dalo|listo)\b/iu;
/** «¿Y las pendientes?»: another kind of the same list, whosever it was. */
const OTRAS = /^[\s¿¡]*y\s+(?:las|los|cu[aá]ntas|cu[aá]ntos|de)\b/iu;

/** Notions that change a condition of a question, and ask nothing by themselves. */
const DE_CONDICION = new Set(
  'pasado proximo semana mes dia hoy ayer manana diasem yo que cual mas sprint desde hasta proyecto no tarea todo equipo'.split(
    ' ',
  ),
);

const isCondicion = ({ palabras }: Entendida): boolean =>
  palabras.every(
    ({ texto, nocion }) =>
      isMarca(texto) || texto.length < 4 || (nocion !== null && DE_CONDICION.has(nocion)),
  );

const says = ({ huecos, nombrados }: Entendida): boolean =>
  nombrados.personas.length > 0 ||
  nombrados.proyecto !== null ||
  nombrados.epica !== null ||
  huecos.periodo !== null ||
  huecos.sprint !== null ||
  huecos.propias ||
  huecos.estados.length > 0;

/** «¿Y el anterior?», after a question about a sprint, means a sprint and no week. */
function sprintInstead(antes: Huecos, ahora: Huecos): Huecos {
  if (antes.sprint === null || ahora.sprint !== null || !ahora.periodo || ahora.periodo.unidad === 'dia')
    return ahora;
  return { ...ahora, periodo: null, dias: null, sprint: ahora.periodo.salto < 0 ? 'anterior' : 'siguiente' };
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The question before, about what this one says instead. */
function continued(antes: Entendida, ahora: Entendida, tipo: string): Entendida {
  const nuevos = sprintInstead(antes.huecos, ahora.huecos);
  const keys = Object.keys(SIN_HUECOS) as (keyof Huecos)[];
  const huecos = Object.fromEntries(
    keys.map((key) => [key, isEmpty(nuevos[key]) ? antes.huecos[key] : nuevos[key]]),
  ) as unknown as Huecos;
  const { personas, proyecto, epica, sprint, cosas } = ahora.nombrados;
  const conPersona = personas.length > 0;
  const nombrados: Nombrados = {
    ...antes.nombrados,
    personas: conPersona ? personas : nuevos.propias ? [] : antes.nombrados.personas,
    proyecto: proyecto ?? antes.nombrados.proyecto,
    epica: epica ?? antes.nombrados.epica,
    sprint: sprint ?? (nuevos.sprint ? null : antes.nombrados.sprint),
    cosas: cosas.some(({ segura }) => segura) ? cosas : antes.nombrados.cosas,
    partes: [...new Set([...antes.nombrados.partes, ...ahora.nombrados.partes])],
  };
  return {
    ...antes,
    tipo,
    palabras: [...antes.palabras, ...ahora.palabras],
    grado: Math.max(antes.grado, SEGURO),
    huecos: {
      ...huecos,
      propias: conPersona ? false : huecos.propias,
      dias: nuevos.periodo ? nuevos.dias : huecos.dias,
    },
    nombrados,
  };
}

const ORDINALES = [
  /\bprimer[oa]?s?\b|\bfirst\b/,
  /\bsegund[oa]\b|\bsecond\b/,
  /\btercer[oa]?\b|\bthird\b/,
  /\bcuart[oa]\b/,
];
const VARIAS =
  /\b(dos|tres|cuatro|two|three) (?:primer[oa]s|ultim[oa]s)\b|\b(?:primer[oa]s|first) (dos|tres|cuatro|two|three)\b|\bl[oa]s (dos|tres)\b|\b(tod[oa]s)\b/;
const CUANTAS = new Map(
  Object.entries({ dos: 2, two: 2, tres: 3, three: 3, cuatro: 4, todos: 20, todas: 20 }),
);
const ULTIMA = /\bultim[oa]\b|\blast one\b/;
const FILA = /^- \[[^\]]*\]\((?:\/tareas\/|\/backlog\/[0-9a-f]{24}\?historia=)([0-9a-f]{24})\)/gm;
const MAX_WORDS = 12;

/** The rows of the last answer that «la primera», «los dos primeros» mean; null: none is meant. */
export function elegidasOf(texto: string, respuesta: string): { ids: string[]; resto: string } | null {
  const plano = wordsOf(texto).join(' ');
  const ids = [...respuesta.matchAll(FILA)].map(([, id = '']) => id);
  if (!ids.length || plano.split(' ').length > MAX_WORDS) return null;
  const varias = VARIAS.exec(plano);
  const found =
    varias ?? ORDINALES.map((one) => one.exec(plano)).find((one) => one !== null) ?? ULTIMA.exec(plano);
  // «El primer sprint», «la última semana»: a word of its own follows.
  if (
    !found ||
    /^ (?:sprint|semana|mes|dia|proyecto|vez|iteracion)/.test(plano.slice(found.index + found[0].length))
  )
    return null;
  const n = varias ? (CUANTAS.get(varias.slice(1).find(Boolean) ?? '') ?? 1) : 1;
  const at = varias ? 0 : ORDINALES.findIndex((one) => one.test(plano));
  return {
    ids: varias ? ids.slice(0, n) : [ids.at(at)!].filter(Boolean),
    resto: `${plano.slice(0, found.index)} xcosa ${plano.slice(found.index + found[0].length)}`,
  };
}

const MAX_ANTERIORES = 6;
const MAX_WORDS_OF_PART = 8;

interface Dialogo {
  comprender: Comprender;
  directorio: Directorio;
  definiciones: ReadonlyMap<string, Clase>;
}

/** A question of a conversation: what it leaves out was said before. */
export async function understood(
  texto: string,
  anteriores: readonly Turno[],
  { comprender, directorio, definiciones }: Dialogo,
): Promise<Entendida> {
  const turnos = [...anteriores.slice(-MAX_ANTERIORES), { texto, respuesta: '' }];
  let last: Entendida | null = null;
  for (const [at, turno] of turnos.entries()) {
    const antes: Entendida | null = last;
    const one = await comprender(turno.texto, directorio);
    const chosen =
      at > 0 && !one.nombrados.cosas.some(({ segura }) => segura)
        ? elegidasOf(turno.texto, turnos[at - 1]!.respuesta)
        : null;
    if (chosen) {
      last = await ofChosen(one, chosen, antes, { comprender, directorio, definiciones });
      continue;
    }
    last = antes ? await after(antes, one, { comprender, directorio, definiciones }) : one;
  }
  return last!;
}

async function ofChosen(
  one: Entendida,
  { ids, resto }: { ids: string[]; resto: string },
  antes: Entendida | null,
  { comprender, directorio }: Dialogo,
): Promise<Entendida> {
  const all = await directorio.cosas();
  const cosas = ids.flatMap((id) => {
    const found = all.find(({ item }) => item._id === id);
    return found ? [{ ...found, grado: Infinity, segura: true }] : [];
  });
  const alone = wordsOf(resto).filter((word) => word !== 'xcosa').length < 3;
  const base = alone && antes ? antes : await comprender(resto, directorio);
  const tipo = alone && (!antes || antes.tipo === 'lista') ? 'que-pasa' : base.tipo;
  return {
    ...base,
    texto: alone && antes ? antes.texto : one.texto,
    tipo,
    grado: alone ? 1 : base.grado,
    nombrados: {
      ...base.nombrados,
      personas: alone ? base.nombrados.personas : one.nombrados.personas,
      cosas,
    },
  };
}

async function after(
  antes: Entendida,
  one: Entendida,
  { comprender, directorio, definiciones }: Dialogo,
): Promise<Entendida> {
  const { texto } = one;
  const short = wordsOf(texto).length <= MAX_WORDS_OF_PART;
  const continua = CONTINUA.test(texto);
  // «En Pagos», after «Crea una historia «Pagar con Bizum»»: what a change that was asked for still lacked.
  const propone = definiciones.get(antes.tipo)?.propone === true;
  const completes =
    !definiciones.get(one.tipo)?.propone || one.grado < SEGURO || one.nombrados.cosas.length === 0;
  if (
    propone &&
    short &&
    !continua &&
    !CIERRA.test(texto) &&
    !/[?¿]/.test(texto) &&
    completes &&
    isPart(one, definiciones)
  ) {
    const said = `${antes.texto} ${texto}`;
    const whole = await comprender(said, directorio);
    return { ...whole, tipo: antes.tipo, grado: 1 };
  }
  if (REPITE.test(texto)) return antes;
  const ajena = one.tipo === 'ajena' && one.grado >= SEGURO && !isCondicion(one);
  if (ajena) return one;
  const otra = OTRAS.test(texto) && one.tipo === 'lista' && antes.tipo === 'lista';
  const pure = isCondicion(one) && says(one);
  const unsure = one.grado < SEGURO && says(one) && short;
  return (continua && (pure || otra || one.grado < SEGURO)) ||
    (!continua && short && ((pure && wordsOf(texto).length <= 4) || unsure))
    ? continued(antes, one, antes.tipo)
    : one;
}

/** Names something, and asks for nothing. */
const isPart = ({ tipo, grado, palabras }: Entendida, definiciones: ReadonlyMap<string, Clase>): boolean =>
  grado < SEGURO || (tipo !== 'ajena' && palabras.length <= 4) || definiciones.get(tipo)?.propone === true;

const INTERROGA =
  /\s+(?:y|and|et|und)\s+(?:tambi[eé]n\s+)?(?=(?:a\s+|de\s+|en\s+|con\s+)?(?:qu[eé]|qui[eé]n(?:es)?|cu[aá]nd?o|cu[aá]nt[oa]s?|c[oó]mo|cu[aá]l(?:es)?|d[oó]nde|what|who|when|how|which|quels?|quelles?|qui|quand|wer|was|wann|wie)\b)/iu;
const MIN_WORDS = 3;

/** The questions that a text asks, to be answered in turn. */
export async function preguntasOf(
  texto: string,
  comprender: Comprender,
  directorio: Directorio,
): Promise<string[]> {
  const marked = texto.split(/(?<=\?)\s+(?=\S)/u).filter((one) => wordsOf(one).length >= 2);
  if (marked.length > 1) return marked.slice(0, 3);
  const joint = INTERROGA.exec(texto);
  if (!joint || /[:\n]/.test(texto)) return [texto];
  const parts = [texto.slice(0, joint.index), texto.slice(joint.index + joint[0].length)];
  if (parts.some((one) => wordsOf(one).length < MIN_WORDS)) return [texto];
  const [a, b] = await Promise.all(parts.map((one) => comprender(one, directorio)));
  const apart =
    a!.grado >= SEGURO &&
    b!.grado >= SEGURO &&
    a!.tipo !== b!.tipo &&
    b!.tipo !== 'ajena' &&
    a!.tipo !== 'ajena';
  return apart && !normalize(parts[1]!).includes(' las tiene') ? parts : [texto];
}
