import type { ElementoDe, Entidad } from './elementos';
import type { Slot } from './slots';

/** Just after a rank and before every other that follows it. */
const justAfter = (orden: string): string => `${orden}\u0000`;

/** The moved item as it will look until the server says which rank it really got. */
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

/** What the server is asked for. */
export const moveBody = (entidad: Entidad, { padre, despuesDe }: Slot): object => {
  if (entidad === 'historia') return { epicaId: padre, despuesDe };
  if (entidad === 'tarea') return { historiaId: padre, despuesDe };
  return { despuesDe };
};
