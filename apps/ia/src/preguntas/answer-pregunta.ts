import { namedPersonas, namedProyecto } from './menciones';
import type { PersonReader } from './person-reader';
import type { Pregunta, TipoPregunta } from './pregunta';
import { buscar } from './respuestas/buscar';
import { type Contexto, idsOf, type Answerer, respuesta, type Respuesta } from './respuestas/contexto';
import { fechas } from './respuestas/fechas';
import { ayuda, cambio, desconocida, gracias, saludo, sinProyectos } from './respuestas/fijas';
import { hoy } from './respuestas/hoy';
import {
  bloqueadas,
  bugs,
  completadas,
  dePersona,
  enProgreso,
  enRevision,
  pendientes,
  sinAsignar,
  urgentes,
  vencidas,
} from './respuestas/listados';
import { elementos, lineas, literal } from './respuestas/redaccion';
import { resumen } from './respuestas/resumen';
import { sinEstimar } from './respuestas/sin-estimar';
import { sobrecarga } from './respuestas/sobrecarga';
import { sprint } from './respuestas/sprint';
import { velocidad } from './respuestas/velocidad';
import { understand } from './understand';

export type TipoDePropuesta = Extract<
  TipoPregunta,
  'crear-tareas' | 'dividir-historia' | 'borrador-sprint' | 'reformular-historia' | 'estimar-historia'
>;

/** The functions that answer each kind of question. Those for proposals are passed in by the caller. */
export const RESPUESTAS: Record<Exclude<TipoPregunta, TipoDePropuesta>, Answerer> = {
  vencidas,
  bloqueadas,
  'sin-asignar': sinAsignar,
  urgentes,
  bugs,
  'sin-estimar': sinEstimar,
  'en-progreso': enProgreso,
  'en-revision': enRevision,
  pendientes,
  completadas,
  hoy,
  sprint,
  sobrecarga,
  resumen,
  velocidad,
  fechas,
  persona: dePersona,
  buscar,
  cambio,
  ayuda,
  saludo,
  gracias,
  desconocida,
};

/** Questions that become one about a person's work when they name that person. */
const SOBRE_ALGUIEN: readonly TipoPregunta[] = ['hoy', 'desconocida', 'resumen', 'sobrecarga', 'persona'];
/** Questions in which words are never taken for names of projects or people. */
const LITERALES: readonly TipoPregunta[] = ['buscar', 'ayuda', 'saludo', 'gracias', 'cambio'];
/** Questions that can be answered without any project. */
const SIN_DATOS: readonly TipoPregunta[] = ['ayuda', 'saludo', 'gracias', 'cambio', 'desconocida'];

/** Words that say that the question is not about the project on the screen. */
const TODOS = /\bproyectos\b|\btod[oa]s\b/i;

export interface Peticion {
  texto: string;
  /** The project open on the screen. */
  proyectoAbierto: string | null;
  /** The same person's previous question, for «¿y en Pagos?». */
  anterior: string | null;
  hoy: string;
}

/** A question without its own verb repeats the previous one about something else. */
function preguntaOf({ texto, anterior }: Peticion, names: boolean): Pregunta {
  const pregunta = understand(texto);
  if (pregunta.tipo !== 'desconocida' || !anterior || !names) return pregunta;
  const { tipo, dias, propias } = understand(anterior);
  return { ...pregunta, tipo, dias, propias };
}

const dudas = (nombres: readonly string[]): Respuesta =>
  respuesta(
    lineas('¿De quién hablas?', elementos(nombres.map(literal))),
    nombres.slice(0, 3).map((nombre) => `Tareas de ${nombre}`),
  );

/** What a question is about, limited to what the asker may see. */
async function contextoOf(peticion: Peticion, reader: PersonReader): Promise<Contexto | Respuesta> {
  const { texto, proyectoAbierto, hoy: dia } = peticion;
  const nombrado = namedProyecto(texto, reader.proyectos);
  const gente = namedPersonas(texto, await reader.gente(idsOf(reader.proyectos)));
  const pregunta = preguntaOf(peticion, nombrado !== null || gente.length > 0);
  const literalmente = LITERALES.includes(pregunta.tipo);
  const abierto = pregunta.propias || TODOS.test(texto) ? null : proyectoAbierto;
  const proyecto =
    (literalmente ? null : nombrado) ??
    reader.proyectos.find(({ _id }) => _id === abierto) ??
    (reader.proyectos.length === 1 ? reader.proyectos[0]! : null);
  const personas = literalmente ? [] : gente;
  if (personas.length > 1) return dudas(personas.map(({ nombre }) => nombre));
  const otra = personas[0] ?? null;
  const propia = otra?._id === reader.persona._id;
  const persona = propia ? null : otra;
  const tipo = persona && SOBRE_ALGUIEN.includes(pregunta.tipo) ? 'persona' : pregunta.tipo;
  return {
    reader,
    pregunta: { ...pregunta, tipo, propias: !persona && (pregunta.propias || propia) },
    ambito: proyecto ? [proyecto] : reader.proyectos,
    proyecto,
    persona,
    hoy: dia,
  };
}

/** Answers a question in Spanish from the data alone. */
export async function answerPregunta(
  peticion: Peticion,
  reader: PersonReader,
  propuestas: Record<TipoDePropuesta, Answerer>,
): Promise<Respuesta> {
  const contexto = await contextoOf(peticion, reader);
  if ('texto' in contexto) return contexto;
  const { tipo } = contexto.pregunta;
  if (!reader.proyectos.length && !SIN_DATOS.includes(tipo)) return sinProyectos(contexto);
  return { ...RESPUESTAS, ...propuestas }[tipo](contexto);
}
