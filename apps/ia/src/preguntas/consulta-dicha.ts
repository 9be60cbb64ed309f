import { escribirValor } from '@pmp/consulta';
import type { Proyecto } from '../datos/lectura/datos';
import { normalize } from './texto/normalize';
import type { Gente } from './person-reader';
import type { Pregunta, TipoPregunta } from './pregunta';
import { addDias } from './respuestas/contexto/redaccion';
import { diasPedidos } from './respuestas/listas/fechas';

const NOMBRADA =
  /(?:\b(?:con|tienen?|llevan?|de)\s+(?:la|las|una)?\s*etiquetas?|\betiquetad[ao]s?\s+(?:como|con|de)?)\s*(?:[«"“]([^»"”]+)[»"”]|([\p{L}\p{N}_-]+))/iu;
const SIN_ETIQUETA =
  /\bsin\s+(?:ninguna\s+)?etiquetas?\b|\bno\s+(?:tienen?|llevan?)\s+(?:ninguna\s+)?etiquetas?\b/iu;
const DE_CRITERIOS = /\bcriterios?\b/iu;
const SIN_CRITERIOS =
  /\bsin\s+(?:ning[uú]n\s+)?criterios?\b|\bno\s+(?:tienen?|llevan?)\s+(?:ning[uú]n\s+)?criterios?\b/iu;
const CUMPLIDOS =
  /(?<!\bno\s)\b(?:con|tienen?|cumplen?)\s+(?:ya\s+)?(?:todos\s+)?(?:sus|los)\s+criterios\b|\bcriterios\s+cumplidos\b/iu;
const NO_CUMPLIDOS = /\bno\b|\bsin\s+cumplir\b|\bfaltan?\b|\bquedan?\b|\bpendientes?\b/iu;
/** One story or task, by its title. */
const TITULO = /[«"“]([^»"”]+)[»"”]/u;
const VENCE = /\bvenc(?:en?|er[aá]n?)\b/iu;
const CLAVE = /(?<![\p{L}\p{N}-])([a-z][a-z0-9]*)-(\d+)(?![\p{L}\p{N}-])/iu;

/** Only these ask what a thing is; another question about a key has an answer of its own. */
const DE_CLAVES: ReadonlySet<TipoPregunta> = new Set<TipoPregunta>(['desconocida', 'que-es', 'buscar']);
/** They change something, or write it. */
const NO_PREGUNTAN: ReadonlySet<TipoPregunta> = new Set<TipoPregunta>([
  'cambio',
  'crear-tareas',
  'dividir-historia',
  'borrador-sprint',
  'reformular-historia',
  'estimar-historia',
]);

interface Dicho {
  texto: string;
  pregunta: Pregunta;
  /** Those that the person sees. */
  proyectos: readonly Proyecto[];
  /** The one that the question is about. */
  proyecto: Proyecto | null;
  /** Somebody else whom it is about. */
  persona: Gente | null;
  /** Calendar day. */
  hoy: string;
}

const etiquetaDe = (texto: string): string | null => {
  if (SIN_ETIQUETA.test(texto)) return 'sin:etiqueta';
  const [, entera, palabra] = NOMBRADA.exec(texto) ?? [];
  const nombre = (entera ?? palabra)?.trim();
  return nombre ? `etiqueta:${escribirValor(nombre)}` : null;
};

/** What is asked of the criteria of one thing, whose title or key is said, or of many. */
const criterioDe = (dicho: Dicho): string | null => {
  const { texto } = dicho;
  if (!DE_CRITERIOS.test(texto)) return null;
  const una = claveDe(dicho) ?? TITULO.exec(texto)?.[1]?.trim();
  if (una) return `${una.startsWith('clave:') ? una : escribirValor(una)} con:criterios`;
  if (SIN_CRITERIOS.test(texto)) return 'sin:criterios';
  return CUMPLIDOS.test(texto) && !NO_CUMPLIDOS.test(texto) ? 'criterios:cumplidos' : 'criterios:pendientes';
};

/** The days in which it is due; null: the question is of days in which something else happened. */
const plazoDe = ({ texto, pregunta, hoy }: Dicho): string[] | null => {
  const deFechas = pregunta.tipo === 'fechas' || (pregunta.tipo !== 'vencidas' && VENCE.test(texto));
  if (!deFechas) return pregunta.periodo === null ? [] : null;
  const { desde, hasta } = diasPedidos({ pregunta, hoy }).rango;
  return [`vence>=${desde}`, `vence<${addDias(hasta, 1)}`];
};

function claveDe({ texto, proyectos }: Dicho): string | null {
  const [clave, proyecto] = CLAVE.exec(texto) ?? [];
  const known = proyectos
    .flatMap((one) => [one.clave, ...(one.clavesAnteriores ?? [])])
    .some((one) => normalize(one) === normalize(proyecto ?? ''));
  return clave && known ? `clave:${clave.toUpperCase()}` : null;
}

/**
 * What a question in words asks of labels, of criteria or of one key, in the language of queries; null: it asks
 * something else, or of another sprint or of days in which something was done too, which would be left out here.
 */
export function consultaDicha(dicho: Dicho): string | null {
  const { pregunta, proyecto, persona, texto } = dicho;
  if (NO_PREGUNTAN.has(pregunta.tipo)) return null;
  const etiqueta = etiquetaDe(texto);
  const criterio = criterioDe(dicho);
  if (etiqueta === null && criterio === null) return DE_CLAVES.has(pregunta.tipo) ? claveDe(dicho) : null;
  if (criterio?.endsWith('con:criterios')) return criterio;
  const { tipo, sobre, abiertas, estados, sprint, propias, sinAsignar, sinResponsable } = pregunta;
  const plazo = plazoDe(dicho);
  if (plazo === null || (sprint !== null && sprint !== 'actual')) return null;
  return [
    sobre === 'historias' && 'tipo:historia',
    sobre === 'tareas' && 'tipo:tarea',
    etiqueta,
    criterio,
    // «Les faltan criterios» says nothing of their state.
    ((abiertas && !criterio) || plazo.length > 0) && 'abierta',
    ...plazo,
    tipo === 'vencidas' && 'vencida',
    estados.length > 0 && !criterio && `estado:${estados.map((estado) => escribirValor(estado)).join(',')}`,
    sprint === 'actual' && 'sprint:actual',
    propias && 'asignado:yo',
    persona && `asignado:${escribirValor(persona.nombre)}`,
    (sinAsignar || sinResponsable) && 'asignado:nadie',
    proyecto && `proyecto:${escribirValor(proyecto.clave)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
