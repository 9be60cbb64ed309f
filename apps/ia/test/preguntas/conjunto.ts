import { CUARTA_PARTE } from './cuarta-parte';
import { OCTAVA_PARTE } from './octava-parte';
import type { PreguntaComprobada } from './pregunta';
import { PRIMERA_MITAD } from './primera-mitad';
import { QUINTA_PARTE } from './quinta-parte';
import { SEGUNDA_MITAD } from './segunda-mitad';
import { SEPTIMA_PARTE } from './septima-parte';
import { SEXTA_PARTE } from './sexta-parte';
import { TERCERA_PARTE } from './tercera-parte';

/** Questions with the facts that their answers must say. */
export const CONJUNTO: Readonly<Record<string, readonly PreguntaComprobada[]>> = {
  'Primera mitad': PRIMERA_MITAD,
  'Segunda mitad': SEGUNDA_MITAD,
  'Los diez tipos': TERCERA_PARTE,
  'Los diez tipos, después': CUARTA_PARTE,
  'Cómo trabaja el equipo': QUINTA_PARTE,
  'Quien lleva el equipo': SEXTA_PARTE,
  'Quien lleva el equipo, después': SEPTIMA_PARTE,
  'Escrito sin cuidado': OCTAVA_PARTE,
};
