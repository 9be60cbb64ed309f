import { escribirValor } from '@pmp/consulta';
import type { Proyecto } from '../datos/lectura/datos';
import { normalize } from './normalize';
import type { Gente } from './person-reader';
import type { Pregunta, TipoPregunta } from './pregunta';

const NOMBRADA =
  /(?:\b(?:con|tienen?|llevan?|de)\s+(?:la|las|una)?\s*etiquetas?|\betiquetad[ao]s?\s+(?:como|con|de)?)\s*(?:[«"“]([^»"”]+)[»"”]|([\p{L}\p{N}_-]+))/iu;
const SIN_ETIQUETA =
  /\bsin\s+(?:ninguna\s+)?etiquetas?\b|\bno\s+(?:tienen?|llevan?)\s+(?:ninguna\s+)?etiquetas?\b/iu;
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
}

const etiquetaDe = (texto: string): string | null => {
  if (SIN_ETIQUETA.test(texto)) return 'sin:etiqueta';
  const [, entera, palabra] = NOMBRADA.exec(texto) ?? [];
  const nombre = (entera ?? palabra)?.trim();
  return nombre ? `etiqueta:${escribirValor(nombre)}` : null;
};

const claveDe = ({ texto, proyectos }: Dicho): string | null => {
  const [clave, proyecto] = CLAVE.exec(texto) ?? [];
  const known = proyectos.some((one) => normalize(one.clave) === normalize(proyecto ?? ''));
  return clave && known ? `clave:${clave.toUpperCase()}` : null;
};

/**
 * What a question in words asks of labels or of one key, in the language of queries; null: it asks something else, or
 * of some days or another sprint too, which would be left out here.
 */
export function consultaDicha(dicho: Dicho): string | null {
  const { pregunta, proyecto, persona, texto } = dicho;
  if (NO_PREGUNTAN.has(pregunta.tipo)) return null;
  const etiqueta = etiquetaDe(texto);
  if (etiqueta === null) return DE_CLAVES.has(pregunta.tipo) ? claveDe(dicho) : null;
  const { tipo, sobre, abiertas, estados, sprint, propias, sinAsignar, sinResponsable } = pregunta;
  if (pregunta.periodo !== null || (sprint !== null && sprint !== 'actual')) return null;
  return [
    sobre === 'historias' && 'tipo:historia',
    sobre === 'tareas' && 'tipo:tarea',
    etiqueta,
    abiertas && 'abierta',
    tipo === 'vencidas' && 'vencida',
    estados.length > 0 && `estado:${estados.map((estado) => escribirValor(estado)).join(',')}`,
    sprint === 'actual' && 'sprint:actual',
    propias && 'asignado:yo',
    persona && `asignado:${escribirValor(persona.nombre)}`,
    (sinAsignar || sinResponsable) && 'asignado:nadie',
    proyecto && `proyecto:${escribirValor(proyecto.clave)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
