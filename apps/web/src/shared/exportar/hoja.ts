import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useInsertionEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { usePrimeraVista } from '../navegar/primera-vista';
import type { Celda } from '@pmp/contracts/common/csv';
import type { Pegado } from './pegado';

interface Cabeza {
  nombre: string;
  /** Too long to be read on paper. */
  soloFichero?: boolean | undefined;
  /** Its cells are days, `2026-11-30`. */
  dias?: boolean | undefined;
}

/** A column of a list: its name, and what it says of one row. */
export interface ColumnaDe<T> extends Cabeza {
  valor: (fila: T) => Celda | undefined;
}

/** A list as a table: what its file says, and what is printed. */
export interface Hoja {
  titulo: string;
  columnas: readonly Cabeza[];
  filas: readonly Celda[][];
  /** How many there are, where not all of them have been read. */
  total?: number | undefined;
  /** How deep each row hangs beneath another; the column of this name is indented. */
  arbol?: { columna: string; niveles: readonly number[] };
}

export const hojaDe = <T>(
  titulo: string,
  filas: readonly T[],
  columnas: readonly ColumnaDe<T>[],
  mas: Pick<Hoja, 'total' | 'arbol'> = {},
): Hoja => ({
  titulo,
  columnas,
  filas: filas.map((fila) => columnas.map(({ valor }) => valor(fila) ?? null)),
  ...mas,
});

export interface LineaDeMenu {
  label: string;
  Icon: LucideIcon;
  run: () => void;
  /** Something is lost. */
  peligro?: boolean;
}

/** What the open screen lets out. */
export interface Oferta {
  /** What is on screen; undefined: it has not been read yet. */
  hoja: () => Hoja | undefined;
  /** All of it, of a list that is read page by page. */
  entera?: () => Promise<Hoja>;
  /** Saves the file of a list that the server writes itself. */
  descargar?: () => Promise<void>;
  /** Rows can be pasted into it. */
  pegar?: Pegado;
  /** What has no room in the header of a phone. */
  enMovil?: readonly LineaDeMenu[];
  /** What can be done with the saved view that is open. */
  deVista?: readonly LineaDeMenu[];
}

const ofertas: { get: () => Oferta }[] = [];
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What the open screen offers at this moment. */
export const ofrecida = (): Oferta | undefined => ofertas.at(-1)?.get();

let menu: ReactNode;

/** The shell brings the menu: it knows of toasts and layers, of which a header must not. */
export const setMenuLista = (brought: ReactNode): void => {
  menu = brought;
};

/** null: the shell has not brought it yet. */
const getMenu = () => (ofertas.length ? (menu ?? null) : undefined);

/** The menu for the header of the open screen; null: its place, until the first screen is seen; undefined: it is no list. */
export const useMenuLista = (): ReactNode => {
  const isShown = usePrimeraVista();
  const brought = useSyncExternalStore(subscribe, getMenu);
  return brought === undefined || isShown ? brought : null;
};

/** Offers the list of the screen: the header's menu, the palette and the browser's own printing take it from here. */
export const useHoja = (oferta: Oferta) => {
  const latest = useRef(oferta);
  useLayoutEffect(() => {
    latest.current = oferta;
  });
  // Before any header looks for it, so that the menu has its place from the first paint.
  useInsertionEffect(() => {
    const mine = { get: () => latest.current };
    ofertas.push(mine);
    return () => void ofertas.splice(ofertas.indexOf(mine), 1);
  }, []);
  useLayoutEffect(() => {
    tell();
    return tell;
  }, []);
};
