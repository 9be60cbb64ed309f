import type { TipoDePropuesta } from '../preguntas/responder';
import type { Responder } from '../preguntas/respuestas/contexto';
import { borradorSprint } from './borrador-sprint';
import { estimarHistoria } from './estimar-historia';
import { reformularHistoria } from './reformular-historia';
import { crearTareas, dividirHistoria } from './tareas';

/** Questions that end in a change for the person to confirm. */
export const PROPUESTAS: Record<TipoDePropuesta, Responder> = {
  'crear-tareas': crearTareas,
  'dividir-historia': dividirHistoria,
  'borrador-sprint': borradorSprint,
  'reformular-historia': reformularHistoria,
  'estimar-historia': estimarHistoria,
};
