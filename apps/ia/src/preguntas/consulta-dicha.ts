import { escribirValor } from '@pmp/consulta';
import type { Condicion } from './comprension/clase';
import { rangoOf } from './comprension/periodo';
import { dichoOf } from './comprension/palabras';
import { condicion, qDeContexto, qOf } from './q-de-tareas';
import type { Contexto } from './respuestas/contexto/contexto';
import { addDias } from './respuestas/contexto/redaccion';
import { diasPedidos } from './respuestas/listas/fechas';

/** What `consultaDicha` says. */
export const DE_CONSULTA: readonly Condicion[] = [
  'sobre',
  'etiqueta',
  'tema',
  'puntos',
  'antiguas',
  'creadas',
  'epica',
  'sprint',
  'excepto',
  'persona',
  'periodo',
  'estados',
  'abiertas',
  'vencidas',
  'prioridades',
  'clases',
  'sinAsignar',
  'sinEstimar',
  'sinFecha',
  'sinResponsable',
  'sinSprint',
];

const COMPARADORES = [
  [/\bmas (?:de |than |que )?(?:\w+ )puntos?\b/, '>'],
  [/\bmenos (?:de |than |que )?(?:\w+ )puntos?\b/, '<'],
] as const;

/**
 * What a question in words asks of a label, of so many points or of words in a text, in the language of queries and with its
 * other conditions; null: the language cannot say it.
 */
export function consultaDicha(contexto: Contexto, temas: readonly string[]): string | null {
  const { pregunta, persona, etiqueta, texto } = contexto;
  const { sobre, abiertas, estados, sprint, propias, prioridades, puntos, creadas } = pregunta;
  if (sprint !== null && sprint !== 'actual') return null;
  const { periodo } = pregunta;
  // What was created lies behind, what is due ahead.
  const plazo = periodo && (creadas ? rangoOf(periodo, contexto.hoy) : diasPedidos(contexto).rango);
  if (plazo && estados.includes('completada')) return null;
  const conPuntos = puntos !== null;
  const dicho = conPuntos ? dichoOf(texto) : '';
  const comparador = COMPARADORES.find(([pattern]) => pattern.test(dicho))?.[1] ?? ':';
  const dePunto = conPuntos || pregunta.sinSprint || pregunta.sinResponsable;
  const deHistorias = sobre === 'historias' || dePunto || (pregunta.sinEstimar && sobre !== 'tareas');
  const [quien, fecha] = creadas ? ['creador', 'creada'] : ['asignado', 'vence'];
  return qOf([
    deHistorias ? 'tipo:historia' : sobre && `tipo:${sobre.slice(0, -1)}`,
    etiqueta,
    ...temas.map((tema) => escribirValor(tema)),
    conPuntos && `puntos${comparador}${puntos}`,
    (abiertas || pregunta.antiguas || (plazo !== null && !creadas)) && 'abierta',
    plazo && `${fecha}>=${plazo.desde} ${fecha}<${addDias(plazo.hasta, 1)}`,
    pregunta.vencidas && 'vencida',
    condicion('estado', estados),
    condicion('prioridad', prioridades),
    sprint === 'actual' && 'sprint:actual',
    condicion('tipo', pregunta.clases),
    propias && `${quien}:yo`,
    persona && condicion(quien, [persona.nombre]),
    (pregunta.sinAsignar || pregunta.sinResponsable) && 'asignado:nadie',
    pregunta.sinEstimar && `sin:${deHistorias ? 'puntos' : 'horas'}`,
    pregunta.sinFecha && `sin:${deHistorias ? 'fin' : 'vence'}`,
    pregunta.sinSprint && 'sin:sprint',
    ...qDeContexto(contexto),
    pregunta.antiguas && 'orden:creada',
  ]);
}
