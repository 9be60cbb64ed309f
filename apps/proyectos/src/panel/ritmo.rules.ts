import type { Ritmo } from '@pmp/contracts/proyectos';
import type { Calendario } from '@pmp/platform';
import type { EstadoChange } from '../elementos/historial/historial.repository';
import { cicloOf } from './ciclo.rules';
import { flujoOf } from './flujo.rules';
import { vidasOf, type PanelElemento } from './vida.rules';

/** Computed from what is in the project now: deleted items took their history with them. */
export function ritmoOf(
  items: readonly PanelElemento[],
  cambios: readonly EstadoChange[],
  now: Date,
  calendario: Calendario,
): Ritmo {
  const vidas = vidasOf(items, cambios);
  return { flujo: flujoOf(vidas, now, calendario), ciclo: cicloOf(vidas) };
}
