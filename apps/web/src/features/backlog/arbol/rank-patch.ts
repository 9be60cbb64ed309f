import type { ElementoDe, Entidad } from '../../../shared/elementos/elementos';
import type { Slot } from './slots';

/** A rank just after this one and before any that follows. */
const justAfter = (orden: string): string => `${orden}\u0000`;

/** The moved item with a provisional rank, until the server sends the real one. */
export const moved = <E extends Entidad>(
  entidad: E,
  elemento: ElementoDe[E],
  { padre }: Slot,
  previous: { orden: string } | undefined,
  epicaTitulo: string,
): ElementoDe[E] => {
  const orden = previous ? justAfter(previous.orden) : '';
  if (entidad === 'historia') return { ...elemento, orden, epicaId: { _id: padre, titulo: epicaTitulo } };
  if (entidad === 'tarea') return { ...elemento, orden, historiaId: padre };
  return { ...elemento, orden };
};

/** The move as the server expects it. */
export const moveBody = (entidad: Entidad, { padre, despuesDe }: Slot): Record<string, unknown> => {
  if (entidad === 'historia') return { epicaId: padre, despuesDe };
  if (entidad === 'tarea') return { historiaId: padre, despuesDe };
  return { despuesDe };
};
