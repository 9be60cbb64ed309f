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
  | 'hoy'
  | 'sprint'
  | 'sobrecarga'
  | 'resumen'
  | 'velocidad'
  | 'fechas'
  | 'persona'
  | 'buscar'
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
export interface Pregunta {
  tipo: TipoPregunta;
  /** Whether it is about the asker's own work. */
  propias: boolean;
  /** The days ahead that were named; 0 is today. */
  dias: number | null;
  /** The points that were named. */
  puntos: number | null;
  /** The text to search for, or the story that is meant, as it was typed. */
  objeto: string | null;
  /** The text after the colon or in the lines below, or the task that the sentence names. */
  detalle: string | null;
}
