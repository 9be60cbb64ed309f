import type { Calendario } from '@pmp/platform';
import type { ProyectoDatos } from '../datos/datos';
import { fold } from './fold.rules';
import { recomendacionesOf, resumenOf } from './recomendaciones.rules';
import type { Hallazgo } from './regla';
import { REGLAS } from './reglas';
import { vistaOf } from './vista';

export interface Analysis {
  /** Ranked. */
  hallazgos: Hallazgo[];
  /** How the project stands, in paragraphs. */
  recomendaciones: string;
  /** The same in a line; '' where nothing was found. */
  resumen: string;
}

/**
 * Runs the rules over one project. It pauses after each, so that whoever drives it can let others have their turn: a
 * project of 10,000 tasks takes long enough to be felt.
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
