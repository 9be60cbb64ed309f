import { namedPersonas, namedProyecto } from './menciones';
import type { Proyecto } from '../datos/lectura/datos';
import type { Gente, PersonReader } from './person-reader';
import type { Pregunta, TipoPregunta } from './pregunta';
import { consultaDicha } from './consulta-dicha';
import { consultaEscrita } from './consulta-escrita';
import { columnas, definiciones, plantillas, vistas } from './respuestas/acuerdos';
import { buscar } from './respuestas/buscar';
import {
  type Contexto,
  idsOf,
  type Answerer,
  respuesta,
  type Respuesta,
} from './respuestas/contexto/contexto';
import { escrita } from './respuestas/escrita';
import { fechas } from './respuestas/listas/fechas';
import { completadasEn, dia, hizo } from './respuestas/actividad';
import { daily } from './respuestas/daily';
import { depende } from './respuestas/depende';
import { epica, isDeUnaEpica } from './respuestas/epica';
import { epicas } from './respuestas/epicas';
import { horas } from './respuestas/horas';
import { conversacion } from './respuestas/conversacion';
import { ayuda, desconocida, gracias, saludo, sinProyectos } from './respuestas/fijas';
import { historias } from './respuestas/listas/historias';
import { quePasa } from './respuestas/que-pasa';
import { desdeCuando, equipo, queEs, quienLleva } from './respuestas/quien';
import { hoy } from './respuestas/listas/hoy';
import {
  abiertas,
  bloqueadas,
  bugs,
  completadas,
  dePersona,
  enProgreso,
  enRevision,
  pendientes,
  sinAsignar,
  sinFecha,
  urgentes,
  vencidas,
} from './respuestas/listas/listados';
import { elementos, lineas, literal } from './respuestas/contexto/redaccion';
import { alcance } from './respuestas/sprint/alcance';
import { resumen } from './respuestas/sprint/resumen';
import { sobrecarga } from './respuestas/sprint/sobrecarga';
import { sprint } from './respuestas/sprint/sprint';
import { comparar, velocidad } from './respuestas/sprint/velocidad';
import { tiempos } from './respuestas/tiempos';
import { wordsOf } from './texto/normalize';
import { TAMBIEN_DE_HISTORIAS, understand } from './understand';

export type TipoDePropuesta = Extract<
  TipoPregunta,
  | 'crear-tareas'
  | 'dividir-historia'
  | 'borrador-sprint'
  | 'reformular-historia'
  | 'estimar-historia'
  | 'cambio'
>;

/** The functions that answer each kind of question. Those for proposals are passed in by the caller. */
export const RESPUESTAS: Record<Exclude<TipoPregunta, TipoDePropuesta>, Answerer> = {
  vencidas,
  bloqueadas,
  'sin-asignar': sinAsignar,
  urgentes: (contexto) => (contexto.pregunta.sobre === 'historias' ? historias : urgentes)(contexto),
  bugs,
  horas,
  tiempos,
  alcance,
  epicas,
  epica,
  depende,
  daily,
  'sin-estimar': (contexto) =>
    historias({ ...contexto, pregunta: { ...contexto.pregunta, sinEstimar: true, abiertas: false } }),
  abiertas,
  historias,
  'sin-fecha': sinFecha,
  hizo,
  dia,
  conversacion,
  'que-pasa': quePasa,
  'quien-lleva': quienLleva,
  'desde-cuando': desdeCuando,
  comparar,
  equipo,
  'que-es': queEs,
  'en-progreso': enProgreso,
  'en-revision': enRevision,
  pendientes,
  // In some days, from the history; else those that are done now.
  completadas: (contexto) => (contexto.pregunta.periodo ? completadasEn : completadas)(contexto),
  hoy,
  sprint,
  sobrecarga,
  resumen,
  velocidad,
  fechas,
  persona: dePersona,
  buscar,
  columnas,
  definiciones,
  plantillas,
  vistas,
  ayuda,
  saludo,
  gracias,
  desconocida,
};

/** Questions that become one about a person's work when they name that person. */
const SOBRE_ALGUIEN: readonly TipoPregunta[] = ['hoy', 'desconocida', 'resumen', 'sobrecarga', 'persona'];
/** An unknown verb beside a name says nothing about work; these words do. */
const DE_TRABAJO =
  /\b(?:hace|hacen|haciendo|tiene|tienen|lleva|llevan|trabaja\w*|tareas?|trabajo|anda|carga|ocupad\w*|asignad\w*|pendiente\w*)\b/i;
/** Questions in which words are never taken for names of projects or people. */
const LITERALES: readonly TipoPregunta[] = ['buscar', 'ayuda', 'saludo', 'gracias', 'cambio'];
/** Questions about a thing by its title, in which a word may be somebody's name by chance. */
const NOMBRAN_COSAS: readonly TipoPregunta[] = ['quien-lleva', 'desde-cuando', 'que-pasa', 'depende'];
/** Questions that can be answered without any project. */
const SIN_DATOS: readonly TipoPregunta[] = ['ayuda', 'saludo', 'gracias', 'cambio', 'desconocida'];

/** Words that say that the question is not about the project on the screen. */
const TODOS = /\bproyectos\b|\btod[oa]s\b/i;

export interface Peticion {
  texto: string;
  /** The project open on the screen. */
  proyectoAbierto: string | null;
  /** What the same person asked before, oldest first, for «¿y en Pagos?». */
  anteriores: readonly string[];
  hoy: string;
}

interface Nombrados {
  personas: Gente[];
  proyecto: Proyecto | null;
}

/** A question with whom and what its words name. */
interface Entendida extends Nombrados {
  pregunta: Pregunta;
  texto: string;
}

/** «¿Y las de Nora?», «¿cuáles?»: says what changes, and nothing of its own. */
const CONTINUA =
  /^[\s¿¡]*(?:y|e|pero|tambi[eé]n)\b|^[\s¿¡]*(?:cu[aá]l(?:es)?(?: son)?|qui[eé]n(?:es)?|por qu[eé]|d[oó]nde)\s*\??\s*$/iu;

const says = ({ pregunta, personas, proyecto }: Entendida): boolean =>
  personas.length > 0 ||
  proyecto !== null ||
  pregunta.periodo !== null ||
  pregunta.sprint !== null ||
  pregunta.estados.length > 0;

/** «¿Y el anterior?», after a question about a sprint, means a sprint and no week. */
function sprintInstead(antes: Pregunta, ahora: Pregunta): Pregunta {
  if (antes.sprint === null || ahora.sprint !== null || !ahora.periodo || ahora.periodo.unidad === 'dia')
    return ahora;
  return { ...ahora, periodo: null, dias: null, sprint: ahora.periodo.salto < 0 ? 'anterior' : 'siguiente' };
}

/** The kind of the question before; another kind of list, if this one names it: «¿y las pendientes?». */
const tipoAfter = (antes: TipoPregunta, ahora: TipoPregunta): TipoPregunta =>
  ahora === 'desconocida' || HEREDAN.has(ahora) || (antes === 'historias' && TAMBIEN_DE_HISTORIAS.has(ahora))
    ? antes
    : ahora;

/** The question before, about what this one says instead. */
function continued(antes: Entendida, ahora: Entendida): Entendida {
  const de = antes.pregunta;
  const { periodo, dias, sprint, estados, propias, tipo } = sprintInstead(de, ahora.pregunta);
  return {
    texto: antes.texto,
    pregunta: {
      ...de,
      tipo: tipoAfter(de.tipo, tipo),
      periodo: periodo ?? de.periodo,
      dias: periodo ? dias : de.dias,
      sprint: sprint ?? de.sprint,
      estados: estados.length ? estados : de.estados,
      propias: ahora.personas.length ? false : propias || de.propias,
    },
    personas: ahora.personas.length ? ahora.personas : propias ? [] : antes.personas,
    proyecto: ahora.proyecto ?? antes.proyecto,
  };
}

/** «¿Y las pendientes?»: another kind of the same list, whosever it was. */
const OTRAS = /^[\s¿¡]*y\s+(?:las|los|cu[aá]ntas|cu[aá]ntos)\b/iu;

const MAX_ANTERIORES = 6;

const MAX_WORDS_OF_PART = 8;
/** «No», «vale», «déjalo»: neither a name nor a title. */
const CIERRA = /^[\s¡]*(?:no|nada|vale|ok|okey|s[ií]|bien|d[eé]jalo|olv[ií]dalo|listo)\b/iu;
const PIDE = /[?¿]/u;

/** «En Pagos», after «Crea una historia «Pagar con Bizum»»: what a change that was asked for still lacked. */
function isMissingPart({ pregunta }: Entendida, texto: string): boolean {
  if (pregunta.tipo !== 'cambio' || CONTINUA.test(texto) || CIERRA.test(texto) || PIDE.test(texto))
    return false;
  const { tipo, ajena } = understand(texto);
  return tipo === 'desconocida' && !ajena && wordsOf(texto).length <= MAX_WORDS_OF_PART;
}

function understood(peticion: Peticion, nombrados: (texto: string) => Nombrados): Entendida {
  let last: Entendida | null = null;
  for (const texto of [...peticion.anteriores.slice(-MAX_ANTERIORES), peticion.texto]) {
    const part = last !== null && isMissingPart(last, texto);
    const said: string = part ? `${last!.texto} ${texto}` : texto;
    const one: Entendida = { texto: said, pregunta: understand(said), ...nombrados(said) };
    if (part) {
      last = one;
      continue;
    }
    const { tipo, ajena } = one.pregunta;
    const sigue = CONTINUA.test(texto) || (tipo === 'desconocida' && says(one));
    const propio =
      tipo !== 'desconocida' && !OTRAS.test(texto) && !(CONTINUA.test(texto) && HEREDAN.has(tipo));
    last = last && sigue && !propio && !ajena ? continued(last, one) : one;
  }
  return last!;
}

/** Kinds that a continuing question is taken for by a word of its own, such as «la que viene». */
const HEREDAN: ReadonlySet<TipoPregunta> = new Set<TipoPregunta>([
  'fechas',
  'hoy',
  'sprint',
  'persona',
  'saludo',
  'equipo',
  'resumen',
]);

const dudas = (nombres: readonly string[]): Respuesta =>
  respuesta(
    lineas('¿De quién hablas?', elementos(nombres.map(literal))),
    nombres.slice(0, 3).map((nombre) => `Tareas de ${nombre}`),
  );

/** What a question is about, limited to what the asker may see. */
async function contextoOf(peticion: Peticion, reader: PersonReader): Promise<Contexto | Respuesta> {
  const { proyectoAbierto, hoy: dia } = peticion;
  const todos = await reader.gente(idsOf(reader.proyectos));
  const {
    texto,
    pregunta,
    personas: gente,
    proyecto: nombrado,
  } = understood(peticion, (dicho) => ({
    personas: namedPersonas(dicho, todos),
    proyecto: namedProyecto(dicho, reader.proyectos),
  }));
  const literalmente = LITERALES.includes(pregunta.tipo);
  const abierto = pregunta.propias || TODOS.test(texto) ? null : proyectoAbierto;
  // Somebody of another team has nothing in the project on the screen.
  const [primera] = gente;
  const esDeAqui = (equipo: string): boolean => !primera || primera.equipos.includes(equipo);
  const proyecto =
    (literalmente ? null : nombrado) ??
    reader.proyectos.find(({ _id, equipo }) => _id === abierto && esDeAqui(equipo)) ??
    (reader.proyectos.length === 1 ? reader.proyectos[0]! : null);
  const personas = literalmente || NOMBRAN_COSAS.includes(pregunta.tipo) ? [] : gente;
  if (personas.length > 1) return dudas(personas.map(({ nombre }) => nombre));
  const otra = personas[0] ?? null;
  const propia = otra?._id === reader.persona._id;
  const persona = propia ? null : otra;
  const deAlguien = pregunta.tipo !== 'desconocida' || (!pregunta.ajena && DE_TRABAJO.test(texto));
  const tipo = persona && deAlguien && SOBRE_ALGUIEN.includes(pregunta.tipo) ? 'persona' : pregunta.tipo;
  return {
    reader,
    pregunta: { ...pregunta, tipo, propias: !persona && (pregunta.propias || propia) },
    ambito: proyecto ? [proyecto] : reader.proyectos,
    proyecto,
    persona,
    hoy: dia,
    texto,
  };
}

/** Answers a question in Spanish from the data alone. */
export async function answerPregunta(
  peticion: Peticion,
  reader: PersonReader,
  propuestas: Record<TipoDePropuesta, Answerer>,
): Promise<Respuesta> {
  const q = consultaEscrita(peticion.texto);
  if (q !== null) return escrita(q, reader, peticion.hoy);
  const contexto = await contextoOf(peticion, reader);
  if ('sugerencias' in contexto) return contexto;
  const { tipo } = contexto.pregunta;
  if (!reader.proyectos.length && !SIN_DATOS.includes(tipo)) return sinProyectos(contexto);
  const dicha = consultaDicha({ ...contexto, proyectos: reader.proyectos });
  if (dicha !== null) return escrita(dicha, reader, peticion.hoy, true);
  if (await isDeUnaEpica(contexto)) return epica(contexto);
  return { ...RESPUESTAS, ...propuestas }[tipo](contexto);
}
