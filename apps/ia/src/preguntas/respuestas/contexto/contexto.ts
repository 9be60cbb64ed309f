import { decir, t } from '../../../idioma/idioma';
import type { PropuestaAsistente } from '@pmp/contracts/ia';
import type { Epica, Proyecto, Sprint } from '../../../datos/lectura/datos';
import type { Gente, PersonReader } from '../../person-reader';
import type { Condicion } from '../../comprension/clase';
import type { Nombrada } from '../../comprension/cosas';
import type { Temas } from '../../comprension/comprender';
import { type Huecos, SIN_HUECOS } from '../../comprension/huecos';
import { hoyOf, type Reloj } from './redaccion';

/** What somebody wants to know: its kind, and what the words say beside it. */
export interface Pregunta extends Huecos {
  tipo: string;
  /** The text to search for, or the story that is meant, as it was typed. */
  objeto: string | null;
  /** The text after the colon or in the lines below, or the task that the sentence names. */
  detalle: string | null;
}

/** A question with the entities that its names stand for. */
export interface Contexto {
  reader: PersonReader;
  pregunta: Pregunta;
  /** The stories and tasks that are named, the surest first. */
  cosas: readonly Nombrada[];
  epica: Epica | null;
  /** The sprint that is named. */
  sprint: Sprint | null;
  /** A key that is named and stands for nothing. */
  claveSinNada: string | null;
  /** The projects it is about; empty only if the person sees none. */
  ambito: readonly Proyecto[];
  /** The project, if it is about a single one. */
  proyecto: Proyecto | null;
  /** Somebody else whom it is about. */
  persona: Gente | null;
  /** A label that it names, in the language of queries. */
  etiqueta: string | null;
  /** What it is about besides, which its answer may not know to apply. */
  temas: Temas;
  /** Only these tasks, which have the words that it names. */
  solo?: readonly string[];
  /** What it leaves out. */
  excepto: { personas: readonly Gente[]; epica: Epica | null };
  /** Calendar day, `2026-11-20`. */
  hoy: string;
  reloj: Reloj;
  /** The words themselves, for names that are looked up in titles. */
  texto: string;
}

export const SIN_TEMAS: Temas = { desconocidos: [], partes: [], ajenos: [] };

/** A question that nobody put in words: all that is not given was not said. */
export const contextoDe = (
  { reader, reloj, ambito }: Pick<Contexto, 'reader' | 'reloj' | 'ambito'>,
  pregunta: Partial<Pregunta> & Pick<Pregunta, 'tipo'>,
  dicho: Partial<
    Pick<Contexto, 'cosas' | 'epica' | 'sprint' | 'claveSinNada' | 'persona' | 'texto' | 'temas' | 'etiqueta'>
  > = {},
): Contexto => ({
  reader,
  reloj,
  ambito,
  pregunta: { ...SIN_HUECOS, objeto: null, detalle: null, ...pregunta },
  cosas: [],
  epica: null,
  sprint: null,
  claveSinNada: null,
  proyecto: ambito.length === 1 ? ambito[0]! : null,
  persona: null,
  etiqueta: null,
  temas: SIN_TEMAS,
  excepto: { personas: [], epica: null },
  hoy: hoyOf(reloj),
  texto: '',
  ...dicho,
});

export interface Respuesta {
  texto: string;
  sugerencias: string[];
  propuesta: PropuestaAsistente | null;
  /** What was looked up, in words; null if nothing was. */
  consulta: string | null;
  /** The same in the language of queries; null where it cannot be said in it. */
  q: string | null;
  /** The conditions that it applied, where that is not all that its definition admits. */
  aplica?: readonly Condicion[];
}

export type Answerer = (contexto: Contexto) => Promise<Respuesta>;

export const respuesta = (
  texto: string,
  sugerencias: string[] = [],
  propuesta: PropuestaAsistente | null = null,
): Respuesta => ({
  texto: decir(texto),
  sugerencias: sugerencias.map(decir),
  propuesta,
  consulta: null,
  q: null,
});

/** The same answer with the query that it comes from. */
export const consultada = (
  hecha: Respuesta,
  partes: readonly (string | null | false)[],
  q: string | null = null,
): Respuesta => ({
  ...hecha,
  q,
  consulta: partes
    .filter((parte) => parte !== null && parte !== false && parte !== '')
    .map(decir)
    .join(' · '),
});

export const idsOf = (ambito: readonly { _id: string }[]): string[] => ambito.map(({ _id }) => _id);

/** " en Tienda", or nothing if the question is about everything. */
export const dondeOf = ({ proyecto }: Contexto): string => (proyecto ? t` en ${proyecto.nombre}` : '');
