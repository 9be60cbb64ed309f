import type { Ritmo } from '@pmp/contracts/proyectos';
import type { Calendario } from '@pmp/platform';
import { cicloOf } from './ciclo.rules';
import { flujoOf } from './flujo.rules';
import type { CambioDeEstado, HistoriaDelPanel, TareaDelPanel } from './panel.repository';
import { vidasOf } from './vida.rules';

/** Told by what is in the project now: the history of what was deleted went with it. */
export function ritmoOf(
  items: readonly (HistoriaDelPanel | TareaDelPanel)[],
  cambios: readonly CambioDeEstado[],
  now: Date,
  calendario: Calendario,
): Ritmo {
  const vidas = vidasOf(items, cambios);
  return { flujo: flujoOf(vidas, now, calendario), ciclo: cicloOf(vidas) };
}
