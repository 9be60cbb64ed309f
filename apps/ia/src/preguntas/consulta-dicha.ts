import { escribirValor } from '@pmp/consulta';
import type { Condicion } from './comprension/clase';
import type { Contexto } from './respuestas/contexto/contexto';
import { addDias } from './respuestas/contexto/redaccion';
import { diasPedidos } from './respuestas/listas/fechas';

const NOMBRADA =
  /(?:\b(?:con|tienen?|llevan?|de)\s+(?:la|las|una)?\s*etiquetas?|\betiquetad[ao]s?\s+(?:como|con|de)?|\b(?:with\s+(?:the\s+)?label|labelled))\s*(?:[«"“]([^»"”]+)[»"”]|([\p{L}\p{N}_-]+))/iu;
const SIN_ETIQUETA =
  /\bsin\s+(?:ninguna\s+)?etiquetas?\b|\bno\s+(?:tienen?|llevan?)\s+(?:ninguna\s+)?etiquetas?\b/iu;

/** The label that a text names, in the language of queries; null: none. */
export const etiquetaDe = (texto: string): string | null => {
  if (SIN_ETIQUETA.test(texto)) return 'sin:etiqueta';
  const [, entera, palabra] = NOMBRADA.exec(texto) ?? [];
  const nombre = (entera ?? palabra)?.trim();
  return nombre ? `etiqueta:${escribirValor(nombre)}` : null;
};

/** What `consultaDeEtiqueta` says beside the label. */
export const CON_ETIQUETA: readonly Condicion[] = [
  'etiqueta',
  'persona',
  'periodo',
  'estados',
  'abiertas',
  'vencidas',
  'prioridades',
  'clases',
  'sprint',
  'sinAsignar',
  'sinResponsable',
];

/**
 * What a question in words asks of a label, in the language of queries, with its other conditions; null: it names no label,
 * or something that the language cannot say beside it.
 */
export function consultaDeEtiqueta(contexto: Contexto): string | null {
  const { pregunta, proyecto, persona, etiqueta } = contexto;
  const { sobre, abiertas, estados, sprint, propias, prioridades } = pregunta;
  if (etiqueta === null || (sprint !== null && sprint !== 'actual')) return null;
  const plazo = pregunta.periodo ? diasPedidos(contexto).rango : null;
  if (plazo && estados.includes('completada')) return null;
  return [
    sobre && `tipo:${sobre.slice(0, -1)}`,
    etiqueta,
    (abiertas || plazo) && 'abierta',
    plazo && `vence>=${plazo.desde} vence<${addDias(plazo.hasta, 1)}`,
    pregunta.vencidas && 'vencida',
    estados.length > 0 && `estado:${estados.map((estado) => escribirValor(estado)).join(',')}`,
    prioridades.length > 0 && `prioridad:${prioridades.map((one) => escribirValor(one)).join(',')}`,
    sprint === 'actual' && 'sprint:actual',
    pregunta.clases.length > 0 && `tipo:${pregunta.clases.map((one) => escribirValor(one)).join(',')}`,
    propias && 'asignado:yo',
    persona && `asignado:${escribirValor(persona.nombre)}`,
    (pregunta.sinAsignar || pregunta.sinResponsable) && 'asignado:nadie',
    proyecto && `proyecto:${escribirValor(proyecto.clave)}`,
  ]
    .filter(Boolean)
    .join(' ');
}
