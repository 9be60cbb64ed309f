import type { Elemento } from '../../../shared/elementos/elementos';
import { session } from '../../../shared/sesion/session';

/** A description that its person has begun to write and that is not saved yet. */
export interface Borrador {
  texto: string;
  /** The description and the version it was written over. */
  base: string;
  version: number;
}

/** Each person's own: who signs in next here does not see it. */
const keyOf = ({ datos }: Elemento) => `descripcion:borrador:${session.get().user._id ?? ''}:${datos._id}`;

export const borradorDe = (elemento: Elemento): Borrador | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(elemento)) ?? 'null') as Borrador | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Undefined: there is none any more. */
export const guardarBorrador = (elemento: Elemento, borrador: Borrador | undefined): void => {
  if (borrador) localStorage.setItem(keyOf(elemento), JSON.stringify(borrador));
  else localStorage.removeItem(keyOf(elemento));
};
