import { type Lugar, LUGARES, lugarAt } from '../../../shared/navegar/lugar';
import { session } from '../../../shared/sesion/session';

/** One more than is offered: the place where one is needs no offer. */
const MAX = 4;

export interface LugarReciente {
  lugar: Lugar;
  proyecto: string;
}

const storageKey = () => `lugares:recientes:${session.get().user._id ?? ''}`;

export const readLugares = (): LugarReciente[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? '[]');
    return Array.isArray(stored)
      ? (stored as LugarReciente[]).filter(({ lugar }) => LUGARES.includes(lugar))
      : [];
  } catch {
    return [];
  }
};

/** Remembers a place of a project that a person has gone to, last first, for the palette. */
export const rememberLugar = (pathname: string, proyecto: string | undefined): void => {
  const lugar = proyecto && lugarAt(pathname, proyecto);
  if (!lugar) return;
  const others = readLugares().filter((each) => each.lugar !== lugar || each.proyecto !== proyecto);
  localStorage.setItem(storageKey(), JSON.stringify([{ lugar, proyecto }, ...others].slice(0, MAX)));
};
