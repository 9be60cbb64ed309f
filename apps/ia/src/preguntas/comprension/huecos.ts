import { PRIORIDADES as TODAS, type Prioridad } from '@pmp/contracts/common';
import { ESTADOS_TAREA, type EstadoTarea, TIPOS_TAREA } from '@pmp/contracts/proyectos';
import type { Tarea } from '../../datos/lectura/datos';
import type { Palabra } from './palabras';
import { type Periodo, periodoOf } from './periodo';

/** What may be left out by its name, as it is marked in the question. */
export type Excepto = 'persona' | 'epica' | 'proyecto';

export type SprintPedido = 'actual' | 'anterior' | 'siguiente';

/** The conditions that a question names, whatever it asks. */
export interface Huecos {
  /** The things whose list is asked for. */
  sobre: 'historias' | 'tareas' | 'epicas' | null;
  /** Whether it is about the asker's own work. */
  propias: boolean;
  sprint: SprintPedido | null;
  estados: EstadoTarea[];
  /** «Por terminar», «abiertas». */
  abiertas: boolean;
  vencidas: boolean;
  /** It asks for what is due. */
  vence: boolean;
  sinAsignar: boolean;
  sinEstimar: boolean;
  sinFecha: boolean;
  /** Stories that nobody answers for. */
  sinResponsable: boolean;
  /** Stories that no sprint has. */
  sinSprint: boolean;
  /** Stories that have none. */
  sinTareas: boolean;
  /** Only those that the person answers for, and not those in which they have a task. */
  aCargo: boolean;
  /** «Críticas», «de prioridad baja»; empty: none is named. */
  prioridades: Prioridad[];
  /** «Bugs», or of «que no sean bugs» all others; empty: none is named. */
  clases: Tarea['tipo'][];
  /** Names that stand behind «que no sean de», «excepto»: what they mean is left out. */
  excepto: Excepto[];
  /** «Más de una semana en revisión»: so many days in its state, or late. */
  masDe: number | null;
  /** The oldest first. */
  antiguas: boolean;
  /** «Por proyecto», «por persona». */
  agrupadas: 'proyecto' | 'persona' | 'épica' | null;
  /** Whom and when it asks for are those that created it. */
  creadas: boolean;
  /** The days that were named, in the past or ahead. */
  periodo: Periodo | null;
  /** The days ahead that were named; 0 is today. */
  dias: number | null;
  cuantosSprints: number | null;
  puntos: number | null;
}

export const SIN_HUECOS: Huecos = {
  sobre: null,
  propias: false,
  sprint: null,
  estados: [],
  abiertas: false,
  vencidas: false,
  vence: false,
  sinAsignar: false,
  sinEstimar: false,
  sinFecha: false,
  sinResponsable: false,
  sinSprint: false,
  sinTareas: false,
  aCargo: false,
  prioridades: [],
  clases: [],
  excepto: [],
  masDe: null,
  antiguas: false,
  agrupadas: null,
  creadas: false,
  periodo: null,
  dias: null,
  cuantosSprints: null,
  puntos: null,
};

/** «Without an owner». */
const SIN_UN = /\bsin (?:an?|any|une?|eine[nr]?) /g;
const NEGADO = '(?:sin|no|por|ni|nadie|falta|faltan|quedan?|queda por)';
const ESTADOS: readonly (readonly [EstadoTarea, RegExp])[] = [
  [
    'pendiente',
    /\b(?:sin|no(?: \w+){0,2}?|por|ni) (?:empez\w+|comenzad\w+|comenzar|iniciad\w+|iniciar|arrancar|tocado|tocar)\b|(?<!\balgo )\bpendientes?\b(?! de (?:revis|asign|estim))/,
  ],
  [
    'en progreso',
    /\ben (?:progreso|curso|marcha)\b|(?<!\b(?:sin|no|no este|no esten) )\b(?:empezad[ao]s?|entre manos|a medias|haciendo ahora)\b/,
  ],
  [
    'en revisión',
    /\ben revision\b|\b(?:por|pendientes? de|para|de|que) revisar\b|\b(?:espera|pendientes? de) revision\b/,
  ],
  [
    'bloqueada',
    /\bbloque\w*|\batasc\w+|\btrabad\w+|\bestancad\w+|\bparad[ao]s?\b|\bimpediment\w+|\bfren(?:a|an|ad[ao]s?|ando)\b|\bno (?:\w+ )?(?:avanc\w+|avanz\w+|tira)\b/,
  ],
  [
    'completada',
    /(?<!\b(?:sin|por|no|no est[ae]n?|no ha\w*) )\b(?:completad|terminad|acabad|cerrad|finalizad|hech|entregad|rematad|resuelt)[ao]s?\b|\b(?:cerre|cerramos|termin[eo]|terminamos|terminaron|acab[eo](?! de )|acabamos|acabaron|complet[eo]|completamos|completaron|finalizo)\b/,
  ],
];
const ABIERTAS = new RegExp(
  `\\babiert[ao]s?\\b|\\b${NEGADO} (?:est[ae]n? )?(?:terminar|acabar|completar|cerrar|finalizar|hacer|terminad\\w+|acabad\\w+|completad\\w+|finalizad\\w+|cerrad\\w+|hech[ao]s?|resolver|corregir|arreglar)\\b|\\b(?:quedan?|faltan?)\\b`,
);
const VENCIDAS =
  /\bvencid\w+|\batrasad\w+|\bretrasad\w+|\bcaducad\w+|\bexpirad\w+|\bretrasos?\b|\batrasos?\b|\bdemora\w*|\bfuera de (?:plazo|fecha|tiempo)\b|\bpasad[ao]s? (?:ya )?(?:de|su) (?:fecha|plazo|su fecha)\b|\bpasado algo de fecha\b/;
const VENCE =
  /\bvenc(?:en?|er|era|eran|erian?|imientos?)\b|\bvenza[ns]?\b|\bcaducan?\b|\bentreg(?:ar|as?|an)\b|\bplazos\b|\bfechas limite\b|\bproximas? fechas?\b|\bencima\b|\bcalendario\b|\bdeadlines?\b|\b(?:listo|lista|terminado|acabado) para\b|\bestar antes\b/;
const SIN_ASIGNAR =
  /\b(?:sin|ni|por|falta|faltan|pendientes? de) (?:asign\w+|responsables?|due(?:n|ñ)\w+|persona|nadie|repartir|coger|encargad\w+)\b|\bno (?:\w+ ){0,2}(?:asignad\w*|responsables?|duen\w*)|\bnadie\b|\bhuerfan\w+|\btareas\b.*\blibres\b|\bcarecen de responsable\b|\btrabajo libre\b|\bpuedo coger\w*|\bfalta responsable\b/;
const SIN_ESTIMAR =
  /\b(?:sin|por|falta|faltan|quedan?|pendientes? de|carecen de) (?:por )?(?:el )?(?:estim\w+|puntos|puntuar|puntuad\w+|horas?|tiempo estimado)\b|\bno (?:\w+ ){0,2}(?:estimad\w+|puntos|estimacion\w*|horas?)/;
const SIN_FECHA =
  /\b(?:sin|ni|falta|faltan|carecen de|carentes de) (?:\w+ )?(?:fechas?|plazos?|vencimiento|limite)\b|\bno (?:\w+ ){0,2}(?:fechas?|plazos?|vencimiento)\b/;
const SIN_RESPONSABLE =
  /\bsin (?:asignar|responsables?|duen\w+|nadie)\b|\bno (?:\w+ )?(?:tien\w+ )?(?:responsable|duen)|\bnadie\b/;
const SIN_SPRINT =
  /\bsin (?:planificar|planificad[ao]s?|sprint)\b|\bfuera de(?:l| los) sprints?\b|\b(?:en ningun|(?:no (?:\w+ ){1,2}|sin estar )en (?:el |este |un )?) ?sprint\b|\b(?:sin|no) in (?:any|the|a) sprint\b|\bdans aucun sprint\b|\bin (?:sin|keinem) sprint\b|\bbacklog\b/;
const SIN_TAREAS =
  /\b(?:sin|no tienen?|no tengo|tengo no) (?:ninguna )?tareas?(?: dentro)?(?!\w)(?! (?:sin|por|asignad|abiert|bloquead|pendiente|estimad))/;
const DE_TAREAS = /\btareas?\b|\balgo\b/;
const A_CARGO = /\bresponsable\b|\bcargo\b|\bduen[ao]\b/;
const PRIMERO = /\b(historias|tareas|epicas)\b/;
const SPRINT = /\b(?:sprints?|iteracion|xsprint)\b/;
const ANTES = '(?:pasad[oa]|anterior|ultim[oa])';
const DESPUES = '(?:proxim[oa]|siguiente)';
const ANTERIOR = new RegExp(`\\b(?:sprint|iteracion) ${ANTES}\\b|\\b${ANTES} (?:sprint|iteracion)\\b`);
const SIGUIENTE = new RegExp(
  `\\b${DESPUES} (?:sprint|iteracion)\\b|\\b(?:sprint|iteracion) (?:que viene|que proxima|${DESPUES})\\b`,
);
const PRIORIDADES: readonly (readonly [Prioridad, RegExp])[] = [
  ['baja', /\bprioridad baja\b/],
  ['media', /\bprioridad media\b/],
  ['alta', /\b(?:prioridad alta|alta prioridad)\b/],
  ['crítica', /\bcritic[ao]s?\b|\bprioridad (?:alta o )?critica\b/],
];
const URGENTE = /(?:urgent\w*|prioritari\w*|important\w*)/;
/** What is not in one of the others is still to be done. */
const ABIERTOS = ESTADOS_TAREA.filter((estado) => estado !== 'completada');
const CLASES: readonly (readonly [Tarea['tipo'], RegExp])[] = [
  ['bug', /\b(?:bugs?|errores|error|fallos?|incidencias?|defectos?)\b/],
  ['mejora', /\bmejoras?\b/],
  ['documentación', /\b(?:tareas? de )documentacion\b/],
  ['funcionalidad', /\bfuncionalidades\b/],
];
/** What stands before that which is left out: «que no sean», «excepto», «no bloqueadas»; and «sin», as other languages are read. */
const NIEGA =
  '(?:que no (?:sea[ns]?|son|es|este[ns]?|estan?|tenga[ns]?|tienen?)|sin(?: ser)?|excepto|salvo|tod[oa]s? menos|menos(?= (?:las?|los|el|de) )|quitando|descontando|fuera de|(?:las?|los|tareas|historias|cosas) no|pero no)(?: (?:de|a|en|con|las?|los?|el|por|prioridad|tipo|contar)){0,3} ';
const isNegated = (plano: string, { source }: RegExp): boolean =>
  new RegExp(`\\b${NIEGA}(?:${source})`).test(plano);
const EXCEPTO: readonly (readonly [Excepto, RegExp])[] = [
  ['persona', /xpersona\b/],
  ['epica', /(?:epica )?xepica\b/],
  ['proyecto', /xproyecto\b/],
];

/** Those that are named; of what is left out, all others. */
function elegidos<T extends string>(
  patterns: readonly (readonly [T, RegExp])[],
  plano: string,
  todos: readonly T[],
): T[] {
  const named = patterns.filter(([, pattern]) => pattern.test(plano));
  const fuera = new Set(named.filter(([, pattern]) => isNegated(plano, pattern)).map(([one]) => one));
  return fuera.size ? todos.filter((one) => !fuera.has(one)) : named.map(([one]) => one);
}

const ANTIGUAS = /\b(?:mas|muy) (?:antigu|viej)[ao]s?\b|\bantiguas\b|\bmas tiempo\b|\bque mas lleva/;
const CREADAS =
  /\b(?:cread|dad)[ao]s? (?:de alta )?(?:por|desde|en|hoy|ayer|el|la|est[ae]|hace|xpersona)\b|\bcreo xpersona\b/;
const AGRUPADAS = [
  ['proyecto', /\b(?:por|per|by|par|pro|cada) (?:cada )?proyectos?\b/],
  ['persona', /\b(?:por|per|by|par|pro|cada) (?:cada )?(?:persona|gente)s?\b/],
  ['épica', /\b(?:por|per|by|par|pro|cada) (?:cada )?epicas?\b/],
] as const;
const PROPIAS = new Set(
  'mi mis mia mias mio mios tengo me yo hago debo llevo hice termine acabe complete cerre he'.split(' '),
);
const NUMEROS = new Map(
  Object.entries({
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    diez: 10,
    quince: 15,
    one: 1,
    a: 1,
    two: 2,
    deux: 2,
    zwei: 2,
    three: 3,
    trois: 3,
    drei: 3,
    four: 4,
    five: 5,
    ten: 10,
  }),
);
export const numeroOf = (word: string): number | null => {
  const n = NUMEROS.get(word) ?? Number(word || Number.NaN);
  return Number.isInteger(n) && n > 0 ? n : null;
};

const DIAS_DE = { dia: 1, semana: 7, mes: 30 } as const;
const EN_SU_ESTADO =
  /\b(?:llev\w+|(?:no|sin) (?:\w+ ){1,4}en|hace) (?:(\w+) )?(dia|semana|mes)(?:es|s)? ?(?:parad\w+|sin|no|igual|asi|en|bloque\w+|abiert\w+|quiet\w+|$)/;
const MAS_DE = /\b(?:mas|hace|desde hace)(?: mas)? (?:de |than |compara )?(\w+) (dia|semana|mes)(?:es|s)?\b/;
const ULTIMOS = '(?:ultim[oa]s|pasadas?)';
const CUANTOS_SPRINTS = new RegExp(
  `\\b${ULTIMOS} (\\w+) (?:sprints?|iteraciones)\\b|\\b(\\w+) ${ULTIMOS} (?:sprints?|iteraciones)\\b`,
);

function masDeOf(plano: string): number | null {
  const [, cuantos = 'una', unidad] = MAS_DE.exec(plano) ?? EN_SU_ESTADO.exec(plano) ?? [];
  const n = numeroOf(cuantos);
  return unidad && n ? n * DIAS_DE[unidad as keyof typeof DIAS_DE] : null;
}

const UNIDADES = new Map(
  Object.entries({ semana: 7, semanas: 7, mes: 30, meses: 30, quincena: 15, dias: 1 }),
);
const MAX_DIAS = 365;

/** «En tres días», «esta semana», «las dos próximas semanas»: days ahead; null: the question names none. */
function diasOf(words: readonly string[]): number | null {
  const at = words.findIndex((word) => UNIDADES.has(word));
  if (at >= 0) {
    const cantidad = words
      .slice(Math.max(0, at - 2), at)
      .map(numeroOf)
      .find((one) => one !== null);
    const unidad = UNIDADES.get(words[at]!)!;
    if (cantidad || unidad > 1) return Math.min(MAX_DIAS, (cantidad ?? 1) * unidad);
  }
  if (words.includes('manana')) return words.includes('pasado') ? 2 : 1;
  return words.includes('hoy') ? 0 : null;
}

/** «Ponle 5 puntos». */
function puntosOf(words: readonly string[]): number | null {
  const at = words.findIndex((word) => /^puntos?$/.test(word));
  const de = words.findIndex((word) => word === 'a');
  return numeroOf(words[at - 1] ?? '') ?? (at >= 0 && de > at ? numeroOf(words[de + 1] ?? '') : null);
}

function sprintOf(plano: string): SprintPedido | null {
  if (ANTERIOR.test(plano)) return 'anterior';
  if (SIGUIENTE.test(plano)) return 'siguiente';
  return SPRINT.test(plano) ? 'actual' : null;
}

/** The words of a question, with names as `xpersona`. */
export function huecosOf(palabras: readonly Palabra[]): Huecos {
  const plano = palabras
    .map(({ dicho }) => dicho)
    .join(' ')
    .replace(SIN_UN, 'sin ');
  const words = plano.split(' ');
  const nociones = new Set(palabras.map(({ nocion }) => nocion));
  const prioridades = elegidos(PRIORIDADES, plano, TODAS);
  const urgentes: Prioridad[] = !nociones.has('urgente')
    ? []
    : isNegated(plano, URGENTE)
      ? ['baja', 'media']
      : ['alta', 'crítica'];
  const sobre = (PRIMERO.exec(plano)?.[1] as Huecos['sobre']) ?? null;
  const sinResponsable =
    sobre === 'historias' &&
    SIN_RESPONSABLE.test(plano) &&
    !DE_TAREAS.test(plano.replace(/^.*?historias/, ''));
  const sinSprint = SIN_SPRINT.test(plano);
  const sinFecha = SIN_FECHA.test(plano);
  const masDe = masDeOf(plano);
  const abiertas = ABIERTAS.test(plano);
  const vencidas = VENCIDAS.test(plano) || nociones.has('vencida');
  return {
    sobre,
    // «Which tasks have no date?» is about nobody's.
    propias: palabras.some(({ dicho, texto }) => texto !== 'have' && PROPIAS.has(dicho)),
    sinSprint,
    sprint: sinSprint ? null : sprintOf(plano),
    // «Paradas más de tres días» have not moved, whatever their state.
    estados: elegidos(ESTADOS, plano, ABIERTOS).filter(
      (estado) => estado !== 'bloqueada' || masDe === null || /\bbloque/.test(plano),
    ),
    abiertas,
    vencidas,
    vence: VENCE.test(plano) && !sinFecha,
    // «Por persona» asks for one count each.
    sinAsignar: SIN_ASIGNAR.test(plano.replace(/\bpor (?:cada )?persona\b/, '')) && !sinResponsable,
    sinEstimar: SIN_ESTIMAR.test(plano),
    sinTareas: SIN_TAREAS.test(plano),
    sinFecha,
    sinResponsable,
    aCargo: A_CARGO.test(plano) && !sinResponsable,
    prioridades: prioridades.length ? prioridades : urgentes,
    clases: elegidos(CLASES, plano, TIPOS_TAREA),
    excepto: EXCEPTO.flatMap(([que, pattern]) => (isNegated(plano, pattern) ? [que] : [])),
    masDe,
    antiguas: ANTIGUAS.test(plano),
    agrupadas: AGRUPADAS.find(([, pattern]) => pattern.test(plano))?.[0] ?? null,
    creadas: CREADAS.test(plano),
    periodo: periodoOf(words),
    dias: diasOf(words),
    cuantosSprints: cuantosSprintsOf(plano),
    puntos: puntosOf(words),
  };
}

function cuantosSprintsOf(plano: string): number | null {
  const [, despues, antes] = CUANTOS_SPRINTS.exec(plano) ?? [];
  return numeroOf(despues ?? antes ?? '');
}
