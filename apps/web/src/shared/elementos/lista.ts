import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Elemento, Ref } from './elementos';

/** Something that only the open screen does to an item. */
export interface Accion {
  key: string;
  label: string;
  Icon?: LucideIcon;
  /** The key that does the same. */
  letra?: string;
  /** Entries of one group stand together under its name. */
  grupo?: string;
  disabled?: boolean;
  run: () => void;
}

/** What a screen says about its items, so that keys, menus and the panel need not know the screen. */
export interface Lista {
  /** In the order on screen. */
  refs: readonly Ref[];
  find: (id: string) => Elemento | undefined;
  /** What the whole screen is about: a key is about it where it is about no other. */
  propio?: Elemento | undefined;
  /** What only this screen does to an item; its menu shows it. */
  acciones?: (elemento: Elemento) => readonly Accion[];
  /** Absent where nothing can be selected. */
  seleccion?: {
    ids: ReadonlySet<string>;
    select: (ids: Iterable<string>) => void;
    /** Where X has no check box to tick. */
    toggle?: (id: string) => void;
  };
}

/** The open panel: which item it shows, and how to show another. */
interface PanelAbierto {
  elemento: Ref;
  elegir: (ref: Ref | undefined) => void;
  find: (id: string) => Elemento | undefined;
}

const offered = <T>() => {
  const offers: (() => T)[] = [];
  return {
    /** What was offered last. */
    get: (): T | undefined => offers.at(-1)?.(),
    add: (offer: () => T) => {
      offers.push(offer);
      return () => void offers.splice(offers.indexOf(offer), 1);
    },
  };
};

const listas = offered<Lista>();
const paneles = offered<PanelAbierto>();

const useOffer = <T>(to: ReturnType<typeof offered<T>>, what: T) => {
  const latest = useRef(what);
  useEffect(() => {
    latest.current = what;
  });
  useEffect(() => to.add(() => latest.current), [to]);
};

/** Offers the screen's items while it is open. */
export const useLista = (lista: Lista) => useOffer(listas, lista);

export const usePanelAbierto = (panel: PanelAbierto) => useOffer(paneles, panel);

export const listaAbierta = listas.get;
export const panelAbierto = paneles.get;

/** The row or card of an item carries its id in this attribute; so does the panel. */
export const elementoAt = (at: Element | null): Elemento | undefined => {
  const id = at?.closest<HTMLElement>('[data-elemento]')?.dataset['elemento'];
  return id === undefined ? undefined : (panelAbierto()?.find(id) ?? listaAbierta()?.find(id));
};

/** The item before or after in the open list. */
export const vecino = (id: string | undefined, by: 1 | -1): Ref | undefined => {
  const refs = listaAbierta()?.refs ?? [];
  const at = refs.findIndex((ref) => ref.id === id);
  return at < 0 ? refs[by > 0 ? 0 : refs.length - 1] : refs[at + by];
};

const openerOf = (id: string) => document.querySelector<HTMLElement>(`[data-abre="${id}"]`);

/** Opens an item as its row or card does; false if it is not on screen. */
export const abrir = (id: string): boolean => {
  const opener = openerOf(id);
  opener?.click();
  return opener !== null;
};

/** Gives the focus to what opens an item: its row or card; false if it is not on screen. */
export const focusElemento = (id: string): boolean => {
  const opener = openerOf(id);
  opener?.focus();
  return opener !== null;
};
