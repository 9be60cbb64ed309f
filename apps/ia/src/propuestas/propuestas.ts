import type { TipoDePropuesta } from '../preguntas/answer-pregunta';
import type { Answerer } from '../preguntas/respuestas/contexto/contexto';
import { cambiar } from './cambiar';
import { borradorSprint } from './borrador-sprint';
import { estimarHistoria } from './estimar-historia';
import { reformularHistoria } from './reformular-historia';
import { crearTareas, dividirHistoria } from './tareas';

/** Questions whose answer is a change for the person to confirm. */
export const PROPUESTAS: Record<TipoDePropuesta, Answerer> = {
  'crear-tareas': crearTareas,
  'dividir-historia': dividirHistoria,
  'borrador-sprint': borradorSprint,
  'reformular-historia': reformularHistoria,
  'estimar-historia': estimarHistoria,
  cambio: cambiar,
};
