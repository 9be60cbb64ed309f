import { session } from '../../sesion/session';

const CLASES = [
  'descripcion',
  'comentario',
  'comentarioEditado',
  'mensajes',
  'mensajeEditado',
  'formulario',
] as const;
export type ClaseBorrador = (typeof CLASES)[number];

/** What somebody has typed and has neither saved nor thrown away. */
export interface Borrador {
  clase: ClaseBorrador;
  /** The place it was typed in, among those of its kind. */
  lugar: string;
  /** A text, or JSON. */
  valor: string;
}

/** Each person's own: who signs in next here does not see it. */
const prefixOf = (clase: ClaseBorrador) => `${clase}:borrador:${session.get().user._id ?? ''}:`;

/** Empty: there is none. */
export const leerTexto = (clase: ClaseBorrador, lugar: string): string =>
  localStorage.getItem(prefixOf(clase) + lugar) ?? '';

export const leerBorrador = <T>(clase: ClaseBorrador, lugar: string): T | undefined => {
  try {
    return JSON.parse(leerTexto(clase, lugar)) as T;
  } catch {
    return undefined;
  }
};

/** Undefined or empty: there is none any more. */
export const guardarBorrador = (
  clase: ClaseBorrador,
  lugar: string,
  valor: string | object | undefined,
): void => {
  const key = prefixOf(clase) + lugar;
  try {
    if (valor) localStorage.setItem(key, typeof valor === 'string' ? valor : JSON.stringify(valor));
    else localStorage.removeItem(key);
  } catch {
    // The browser keeps no more: what is typed stays on the screen, and typing goes on.
  }
};

/** All of this person's. */
export const borradores = (): Borrador[] =>
  CLASES.flatMap((clase) => {
    const prefix = prefixOf(clase);
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, valor]) => ({ clase, lugar: key.slice(prefix.length), valor: String(valor) }));
  });

const abiertos = new Map<string, number>();
const nameOf = (clase: ClaseBorrador, lugar: string) => `${clase} ${lugar}`;

/** It is on the screen, where whoever types it sees what becomes of it; until what this gives is called. */
export const mostrarBorrador = (clase: ClaseBorrador, lugar: string): (() => void) => {
  const name = nameOf(clase, lugar);
  abiertos.set(name, (abiertos.get(name) ?? 0) + 1);
  return () => {
    const left = (abiertos.get(name) ?? 0) - 1;
    if (left > 0) abiertos.set(name, left);
    else abiertos.delete(name);
  };
};

export const isMostrado = ({ clase, lugar }: Pick<Borrador, 'clase' | 'lugar'>): boolean =>
  abiertos.has(nameOf(clase, lugar));
