import type { Periodo } from './periodo';
import type { Referencias } from './referencias';

export type TipoPregunta =
  | 'vencidas'
  | 'bloqueadas'
  | 'sin-asignar'
  | 'urgentes'
  | 'bugs'
  | 'sin-estimar'
  | 'en-progreso'
  | 'en-revision'
  | 'pendientes'
  | 'completadas'
  | 'abiertas'
  | 'historias'
  | 'sin-fecha'
  | 'horas'
  | 'tiempos'
  | 'alcance'
  | 'epicas'
  | 'epica'
  | 'depende'
  | 'daily'
  | 'hizo'
  | 'dia'
  | 'conversacion'
  | 'que-pasa'
  | 'quien-lleva'
  | 'desde-cuando'
  | 'comparar'
  | 'equipo'
  | 'que-es'
  | 'hoy'
  | 'sprint'
  | 'sobrecarga'
  | 'resumen'
  | 'velocidad'
  | 'fechas'
  | 'persona'
  | 'buscar'
  | 'columnas'
  | 'definiciones'
  | 'plantillas'
  | 'vistas'
  | 'crear-tareas'
  | 'dividir-historia'
  | 'borrador-sprint'
  | 'reformular-historia'
  | 'estimar-historia'
  | 'cambio'
  | 'ayuda'
  | 'saludo'
  | 'gracias'
  | 'desconocida';

/** What somebody wants to know, as far as the words alone say. */
export interface Pregunta extends Referencias {
  tipo: TipoPregunta;
  /** Whether it is about the asker's own work. */
  propias: boolean;
  /** The days ahead that were named; 0 is today. */
  dias: number | null;
  /** The days that were named, in the past or ahead. */
  periodo: Periodo | null;
  /** The points that were named. */
  puntos: number | null;
  /** The text to search for, or the story that is meant, as it was typed. */
  objeto: string | null;
  /** The text after the colon or in the lines below, or the task that the sentence names. */
  detalle: string | null;
  /** It names something that this product has nothing to do with. */
  ajena: boolean;
}

/** A question that says nothing beyond its kind; `parts` adds what it says. */
export const preguntaOfTipo = (tipo: TipoPregunta, parts: Partial<Pregunta> = {}): Pregunta => ({
  tipo,
  propias: false,
  dias: null,
  periodo: null,
  puntos: null,
  objeto: null,
  detalle: null,
  ajena: false,
  sobre: null,
  sprint: null,
  estados: [],
  abiertas: false,
  sinAsignar: false,
  sinEstimar: false,
  sinResponsable: false,
  sinSprint: false,
  aCargo: false,
  prioridades: [],
  clase: null,
  masDe: null,
  antiguas: false,
  cuantosSprints: null,
  ...parts,
});
