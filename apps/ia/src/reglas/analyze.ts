import type { Calendario } from '@pmp/platform';
import type { ProyectoDatos } from '../datos/lectura/datos';
import { fold } from './fold.rules';
import { recomendacionesOf, resumenOf } from './recomendaciones.rules';
import type { Hallazgo } from './regla/regla';
import { REGLAS } from './reglas';
import { type Vista, vistaOf } from './regla/vista';

export interface Analysis {
  /** Ranked. */
  hallazgos: Hallazgo[];
  /** How the project stands, in paragraphs. */
  recomendaciones: string;
  /** The same in one line; '' if nothing was found. */
  resumen: string;
}

/** What each rule finds, before near-duplicates are merged for the list of alerts: answers read it, too. */
export const hallazgosOf = (vista: Vista): Hallazgo[] =>
  vista.proyecto.estado === 'activo' ? REGLAS.flatMap((regla) => regla.evaluate(vista)) : [];

/**
 * Runs the rules on one project. Pauses after each, so that the caller can let other requests run: a project of 10,000
 * tasks takes noticeably long.
 */
export function* analyze(
  datos: ProyectoDatos,
  ahora: Date,
  calendario: Calendario,
): Generator<void, Analysis, void> {
  const vista = vistaOf(datos, ahora, calendario);
  yield;
  const todos: Hallazgo[] = [];
  if (datos.proyecto.estado === 'activo') {
    for (const regla of REGLAS) {
      for (const hallazgo of regla.evaluate(vista)) todos.push(hallazgo);
      yield;
    }
  }
  const hallazgos = fold(todos, datos.proyecto._id);
  yield;
  return { hallazgos, recomendaciones: recomendacionesOf(vista, todos), resumen: resumenOf(vista, todos) };
}
