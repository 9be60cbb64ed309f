import type { Clase } from '../../comprension/clase';
import type { Answerer } from './contexto';

/** Something that the assistant can answer or propose: its phrases, its slots and how it is answered. */
export interface Definicion extends Clase {
  responder: Answerer;
}
