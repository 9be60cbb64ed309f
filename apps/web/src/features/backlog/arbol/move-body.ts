import type { Entidad } from '../../../shared/elementos/elementos';
import type { Slot } from './slots';

/** The move as the server expects it. */
export const moveBody = (entidad: Entidad, { padre, despuesDe }: Slot): Record<string, unknown> => {
  if (entidad === 'historia') return { epicaId: padre, despuesDe };
  if (entidad === 'tarea') return { historiaId: padre, despuesDe };
  return { despuesDe };
};
