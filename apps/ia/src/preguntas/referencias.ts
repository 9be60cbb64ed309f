import type { Prioridad } from '@pmp/contracts/common';
import type { EstadoTarea } from '@pmp/contracts/proyectos';
import type { Tarea } from '../datos/lectura/datos';
import { CUANTOS } from './plazo';

export type SprintPedido = 'actual' | 'anterior' | 'siguiente';

/** What a question says about the things it asks for, apart from the kind of question. */
export interface Referencias {
  /** The things whose list is asked for. */
  sobre: 'historias' | 'tareas' | null;
  sprint: SprintPedido | null;
  estados: EstadoTarea[];
  /** «por terminar», «abiertas». */
  abiertas: boolean;
  /** «sin asignar», «sin responsable». */
  sinAsignar: boolean;
  sinEstimar: boolean;
  /** Stories that nobody answers for. */
  sinResponsable: boolean;
  /** Stories that no sprint has. */
  sinSprint: boolean;
  /** Only those that the person answers for, and not those in which they have a task. */
  aCargo: boolean;
  /** «Críticas», «de prioridad baja»; empty: none is named. */
  prioridades: Prioridad[];
  /** «Bugs», «mejoras»: of this kind of task. */
  clase: Tarea['tipo'] | null;
  /** «Más de una semana en revisión»: so many days in its state. */
  masDe: number | null;
  /** «Las más antiguas»: the oldest first. */
  antiguas: boolean;
  /** «Los últimos tres sprints». */
  cuantosSprints: number | null;
}

const ESTADOS: readonly (readonly [EstadoTarea, RegExp])[] = [
  ['pendiente', /\bsin (?:empezar|comenzar|iniciar)\b|\bpendientes?\b|\bpor empezar\b/],
  ['en progreso', /\ben (?:progreso|curso|marcha)\b|\bempezad[ao]s?\b/],
  ['en revisión', /\ben revision\b|\b(?:por|pendientes? de|para) revisar\b/],
  ['bloqueada', /\bbloquead[ao]s?\b/],
  ['completada', /(?<!sin |por |no est[ae]n? )\b(?:completad|terminad|acabad|cerrad|finalizad|hech)[ao]s?\b/],
];
const ABIERTAS =
  /\babiert[ao]s?\b|\b(?:sin|por|faltan? por|quedan? por|no est[ae]n?) (?:terminar|acabar|completar|cerrar|hacer|terminad[ao]s?|acabad[ao]s?|completad[ao]s?)\b|\b(?:quedan?|faltan?)\b/;
const SIN_ASIGNAR =
  /\b(?:sin|por|falta|faltan) (?:asignar|asignad[ao]s?|asignacion|responsables?|duen[ao]s?|persona|nadie)\b|\bno (?:\w+ )?(?:asignad|tienen? (?:responsable|duen))|\bnadie\b/;
const SIN_ESTIMAR =
  /\bsin (?:estimar|estimacion|estimad[ao]s?|puntos|puntuar)\b|\bno (?:estan|tienen) (?:estimad|puntos|estimacion)/;

const SIN_RESPONSABLE =
  /\bsin (?:asignar|responsables?|duen[ao]s?|nadie)\b|\bno (?:\w+ )?tienen? (?:responsable|duen)|\bnadie\b/;
const SIN_SPRINT =
  /\bsin (?:planificar|planificad[ao]s?|sprint)\b|\bfuera de(?:l| los) sprints?\b|\ben ningun sprint\b/;
const DE_TAREAS = /\btareas?\b|\balgo\b/;
const A_CARGO = /\bresponsable\b|\bcargo\b|\bduen[ao]\b/;

const PRIMERO = /\b(historias|tareas)\b/;
const SPRINT = /\b(?:sprints?|iteracion)\b/;
const ANTERIOR =
  /\b(?:sprint|iteracion) (?:pasad[oa]|anterior)\b|\b(?:ultim[oa]|anterior|pasad[oa]) (?:sprint|iteracion)\b/;
const SIGUIENTE =
  /\b(?:proxim[oa]|siguiente) (?:sprint|iteracion)\b|\b(?:sprint|iteracion) (?:que viene|siguiente|proxim[oa])\b/;

const PRIORIDADES: readonly (readonly [Prioridad, RegExp])[] = [
  ['baja', /\bprioridad baja\b/],
  ['media', /\bprioridad media\b/],
  ['alta', /\b(?:prioridad alta|alta prioridad)\b/],
  ['crítica', /\bcritic[ao]s\b|\bprioridad (?:alta o )?critica\b/],
];
const CLASES: readonly (readonly [Tarea['tipo'], RegExp])[] = [
  ['bug', /\bbugs?\b/],
  ['mejora', /\bmejoras\b/],
  ['documentación', /\btareas? de documentacion\b/],
  ['funcionalidad', /\bfuncionalidades\b/],
];
const ANTIGUAS = /\b(?:mas|muy) (?:antigu|viej)[ao]s?\b|\bantiguas\b|\bmas tiempo (?:llevan|abiert|sin)/;
const DIAS_DE = { dia: 1, semana: 7, mes: 30 } as const;
const MAS_DE = /\b(?:mas|hace) de (\w+) (dia|semana|mes)(?:es|s)?\b/;
const ULTIMOS_SPRINTS =
  /\bultim[oa]s (\w+) (?:sprints|iteraciones)\b|\b(\w+) ultim[oa]s (?:sprints|iteraciones)\b/;

const masDeOf = (plano: string): number | null => {
  const [, cuantos = '', unidad] = MAS_DE.exec(plano) ?? [];
  const n = /^una?$/.test(cuantos) ? 1 : (CUANTOS.get(cuantos) ?? Number(cuantos));
  return unidad && Number.isInteger(n) && n > 0 ? n * DIAS_DE[unidad as keyof typeof DIAS_DE] : null;
};

const cuantosSprintsOf = (plano: string): number | null => {
  const [, despues, antes] = ULTIMOS_SPRINTS.exec(plano) ?? [];
  const n = CUANTOS.get(despues ?? antes ?? '') ?? Number(despues ?? antes);
  return Number.isInteger(n) && n > 0 ? n : null;
};

/** `plano`: the question in lower case, without accents or marks. */
export function referenciasOf(plano: string): Referencias {
  const estados = ESTADOS.flatMap(([estado, pattern]) => (pattern.test(plano) ? [estado] : []));
  const sobre = (PRIMERO.exec(plano)?.[1] as Referencias['sobre']) ?? null;
  const sinResponsable =
    sobre === 'historias' &&
    SIN_RESPONSABLE.test(plano) &&
    !DE_TAREAS.test(plano.replace(/^.*?historias/, ''));
  const sinSprint = SIN_SPRINT.test(plano);
  return {
    sobre,
    sinSprint,
    sprint: sinSprint
      ? null
      : ANTERIOR.test(plano)
        ? 'anterior'
        : SIGUIENTE.test(plano)
          ? 'siguiente'
          : SPRINT.test(plano)
            ? 'actual'
            : null,
    estados,
    abiertas: ABIERTAS.test(plano),
    sinAsignar: SIN_ASIGNAR.test(plano) && !sinResponsable,
    sinEstimar: SIN_ESTIMAR.test(plano),
    sinResponsable,
    aCargo: A_CARGO.test(plano) && !sinResponsable,
    prioridades: PRIORIDADES.flatMap(([prioridad, pattern]) => (pattern.test(plano) ? [prioridad] : [])),
    clase: CLASES.find(([, pattern]) => pattern.test(plano))?.[0] ?? null,
    masDe: masDeOf(plano),
    antiguas: ANTIGUAS.test(plano),
    cuantosSprints: cuantosSprintsOf(plano),
  };
}
