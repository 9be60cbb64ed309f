import { normalize } from './normalize';

/** The days of the week from Monday on, as a sentence says them and as a question is read. */
export const DIAS_DE_LA_SEMANA = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
export const DIAS_LEIDOS = DIAS_DE_LA_SEMANA.map(normalize);
