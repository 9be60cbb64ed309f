import type { Propuesta } from '@pmp/contracts/ia';
import type { Proyecto } from '../../datos/datos';
import type { Gente, PersonReader } from '../person-reader';
import type { Pregunta } from '../pregunta';

/** A question with what its names stand for. */
export interface Contexto {
  reader: PersonReader;
  pregunta: Pregunta;
  /** The projects it is about; never empty unless the person sees none. */
  ambito: readonly Proyecto[];
  /** The one project, where it is about one. */
  proyecto: Proyecto | null;
  /** Somebody else it is about. */
  persona: Gente | null;
  /** Calendar day, `2026-11-20`. */
  hoy: string;
}

export interface Respuesta {
  texto: string;
  sugerencias: string[];
  propuesta: Propuesta | null;
}

export type Answerer = (contexto: Contexto) => Promise<Respuesta>;

export const respuesta = (
  texto: string,
  sugerencias: string[] = [],
  propuesta: Propuesta | null = null,
): Respuesta => ({ texto, sugerencias, propuesta });

export const idsOf = (ambito: readonly { _id: string }[]): string[] => ambito.map(({ _id }) => _id);

/** " en Tienda", or nothing where the question is about all there is. */
export const dondeOf = ({ proyecto }: Contexto): string => (proyecto ? ` en ${proyecto.nombre}` : '');
