import { DEFINICIONES } from './catalogo';
import { Motor } from './preguntas/answer-pregunta';

/** One for all: it is the same whoever asks. */
export const MOTOR = new Motor(DEFINICIONES);
