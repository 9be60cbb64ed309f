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

/** What somebody wants to know, as far as the words alone tell. */
export interface Pregunta {
  tipo: TipoPregunta;
  /** It is about the asker's own work. */
  propias: boolean;
  /** Days ahead that were named; 0 is today. */
  dias: number | null;
  /** Points that were named. */
  puntos: number | null;
  /** What is looked for, or the story that is meant, as it was typed. */
  objeto: string | null;
  /** What stands after the colon or in the lines below, or the task that the sentence names. */
  detalle: string | null;
}
