import { session } from '../../shared/sesion/session';
import type { Grupo, Opcion } from './opcion';

const MAX = 6;

/** What is stored of an option; its icon and action are restored from its group. */
export type Reciente = Pick<Opcion, 'id' | 'titulo' | 'detalle'> & { to: string; de: Grupo };

const storageKey = () => `buscar:recientes:${session.get().user._id ?? ''}`;

export const readRecientes = (): Reciente[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored) ? (stored as Reciente[]) : [];
  } catch {
    return [];
  }
};

/** Last chosen first; stored per person, so that others who sign in here do not see them. */
export const rememberReciente = (reciente: Reciente): void => {
  const others = readRecientes().filter(({ id }) => id !== reciente.id);
  localStorage.setItem(storageKey(), JSON.stringify([reciente, ...others].slice(0, MAX)));
};
