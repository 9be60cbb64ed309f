import type { EntidadComun, Pendiente } from './pendiente';
import { pendientes } from './pendientes';

/** What waits of what a project has one of: its columns, its team's definitions. */
export const enEsperaDe = (
  entidad: EntidadComun,
  all: readonly Pendiente[],
  proyecto: string,
): Pendiente | undefined =>
  all.find((each) => each.entidad === entidad && each.estado === 'espera' && each.proyecto === proyecto);

/** A field as the change that waits shows it; undefined: none waits. */
export const vistoEnEspera = (elemento: string, campo: string): unknown =>
  pendientes
    .all()
    .findLast(
      ({ elemento: id, estado, visto }) => id === elemento && estado === 'espera' && visto && campo in visto,
    )?.visto?.[campo];
