import type { Ritmo } from '@pmp/contracts/proyectos';
import type { Calendario } from '@pmp/platform';
import { cicloOf } from './ciclo.rules';
import { flujoOf } from './flujo.rules';
import type { EstadoChange, PanelHistoria, PanelTarea } from './panel.repository';
import { vidasOf } from './vida.rules';

/** Computed from what is in the project now: deleted items took their history with them. */
export function ritmoOf(
  items: readonly (PanelHistoria | PanelTarea)[],
  cambios: readonly EstadoChange[],
  now: Date,
  calendario: Calendario,
): Ritmo {
  const vidas = vidasOf(items, cambios);
  return { flujo: flujoOf(vidas, now, calendario), ciclo: cicloOf(vidas) };
}
