import { t } from '../../idioma/idioma';
import type { Definicion } from './contexto/definicion';
import type { Tarea } from '../../datos/lectura/datos';
import type { Cambio } from '../person-reader';
import { rangoOf } from '../comprension/periodo';
import { SIN_HISTORIAL } from './actividad';
import { consultada, type Contexto, dondeOf, idsOf, type Answerer, respuesta } from './contexto/contexto';
import {
  addDias,
  cantidad,
  diasEntre,
  elementos,
  enumerar,
  fechaLarga,
  lineas,
  numero,
} from './contexto/redaccion';

/** So many days back, if the question names none. */
const DIAS = 90;

const isPaso = (a: string) => (cambio: Cambio) => cambio.campo === 'estado' && cambio.a === a;

/** Days from when each was first begun until it was last completed; `de` is the earliest thing known of it. */
function duracionesOf(cambios: readonly Cambio[]): number[] {
  const suyos = Map.groupBy(cambios, ({ _id }) => _id);
  return [...suyos.values()].flatMap((pasos) => {
    const fin = pasos.findLast(isPaso('completada'));
    const inicio = pasos.find(isPaso('en progreso'));
    return fin && inicio && inicio.fecha <= fin.fecha ? [diasEntre(inicio.fecha, fin.fecha)] : [];
  });
}

/** The value that so many of 100 do not exceed. */
const percentil = (valores: readonly number[], parte: number): number =>
  valores.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(valores.length * parte) - 1)] ?? 0;

const MAX_TAREAS = 5_000;

/** The tasks of one kind, by id: the history does not say of which kind something is. */
async function idsDeClase({ reader, ambito }: Contexto, tipos: readonly Tarea['tipo'][]): Promise<string[]> {
  const { filas } = await reader.tareas({ proyectos: idsOf(ambito), tipos, cuantas: MAX_TAREAS });
  return filas.map(({ _id }) => _id);
}

/** How long stories or tasks take, from when they are begun until they are done. */
const responder: Answerer = async (contexto) => {
  const { reader, ambito, hoy, pregunta } = contexto;
  const rango = pregunta.periodo
    ? rangoOf(pregunta.periodo, hoy)
    : { desde: addDias(hoy, -DIAS), hasta: hoy };
  const found = await reader.actividad(idsOf(ambito), rango);
  if (!found) return respuesta(SIN_HISTORIAL);
  const { clases } = pregunta;
  const deClase = clases.length > 0 && new Set(await idsDeClase(contexto, clases));
  const entidad =
    deClase || pregunta.sobre === 'tareas' || /\btareas?\b/i.test(contexto.texto) ? 'tarea' : 'historia';
  const cosa = clases.length ? t`${entidad} de tipo ${enumerar(clases, 'o')}` : entidad;
  const plural = cosa.replace(entidad, `${entidad}s`);
  const dias = duracionesOf(
    found.cambios.filter((cambio) => cambio.entidad === entidad && (!deClase || deClase.has(cambio._id))),
  );
  const sugerencias = ['¿Cuál es la velocidad del equipo?', '¿Qué lleva más de una semana en progreso?'];
  const consulta = [
    'Historial',
    t`${plural} completadas desde el ${fechaLarga(rango.desde, hoy)}`,
    'de en progreso a completada',
  ];
  if (!dias.length) {
    return consultada(
      respuesta(
        t`No lo sé todavía: desde el ${fechaLarga(rango.desde, hoy)} no consta ninguna ${cosa} que pasara de en progreso a completada${dondeOf(contexto)}. Puedo decirte la velocidad del equipo.`,
        sugerencias,
      ),
      consulta,
    );
  }
  const media = dias.reduce((sum, n) => sum + n, 0) / dias.length;
  return consultada(
    respuesta(
      lineas(
        t`Una ${cosa} tarda ${cantidad(media, 'día', 'días')} de media desde que se empieza hasta que se completa${dondeOf(contexto)}.`,
        elementos([
          t`La mitad termina en ${cantidad(percentil(dias, 0.5), 'día', 'días')} o menos; el 85 %, en ${numero(percentil(dias, 0.85))} o menos`,
          t`Contadas: ${cantidad(dias.length, cosa, plural)}, desde el ${fechaLarga(rango.desde, hoy)}`,
        ]),
      ),
      sugerencias,
    ),
    consulta,
  );
};

export const tiempos: Definicion = {
  tipo: 'tiempos',
  frases: {
    normal: `¿Cuánto tardamos en terminar una historia? | ¿Cuánto tarda de media un bug?
      ¿Cuál es el tiempo de ciclo? | ¿Cuánto nos cuesta en días sacar una tarea? | ¿Cuál es nuestro lead time?
      ¿Cuánto tiempo medio pasa desde que se empieza hasta que se acaba?
      ¿Qué tipo de tarea nos lleva más tiempo? | ¿Cuánto dura una historia por término medio?
      ¿Cuánto tardamos con los bugs? | ¿Se tarda más en las mejoras que en los bugs?
      ¿Cuánto tarda en hacerse una tarea? | ¿Cuánto tardamos en resolver un bug?
      ¿Cuál es el tiempo medio por tipo? | ¿Cuánto tardan las mejoras? | ¿Tardamos mucho en corregir errores?`,
    corta: `cycle time | tiempos por tipo`,
    ruda: `por qué tardáis tanto en cerrar algo de media | cuánto coño se tarda en sacar una historia`,
    hablada: `más o menos cuánto solemos tardar en sacar algo | y en resolver un error cuánto echamos de media`,
    mal: `cuanto tardmos en cerar una tarea | tienpo medio x tipo | kuanto se tarda`,
    formal: `¿Cuál es la duración media de las tareas por tipo? | Indique el tiempo medio de resolución`,
    en: `how long does a story take on average? | average time per type | how long does a bug take?`,
    fr: `combien de temps prend une tâche en moyenne ? | combien de temps prend un bug ?`,
    de: `wie lange dauert eine Story im Durchschnitt? | wie lange dauert ein Fehler im Schnitt?`,
  },
  admite: ['sobre', 'periodo', 'clases'],
  responder,
};
