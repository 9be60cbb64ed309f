import type { TipoPapelera } from '@pmp/contracts/proyectos';
import { useSyncExternalStore } from 'react';

/** A thing that this person deleted on this page. */
interface Eliminado {
  /** Comments are not in the trash: they are restored by another call. */
  tipo: TipoPapelera | 'comentario';
  _id: string;
  titulo: string;
}

/** A change that this person made on this page. */
export interface Cambiado {
  tipo: 'cambio';
  _id: string;
  /** What was changed, for the offer to undo it. */
  titulo: string;
  /** What the person should know about it, though it was done. */
  aviso?: string | undefined;
  /** Resolves to how many could not be undone, because somebody has changed them since. */
  undo: () => Promise<number>;
}

export type Hecho = Eliminado | Cambiado;

/** What the shell shows of it: the offer, the undoing, or a plain sentence, as that something failed. */
export type Aviso = { hecho: Hecho; deshaciendo: boolean } | { dicho: string };

/** How far back Ctrl+Z reaches. */
const MAX = 30;

let hechos: Hecho[] = [];
let aviso: Aviso | null = null;
const listeners = new Set<() => void>();

const show = (next: Aviso | null) => {
  aviso = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Held here because the dialog or menu that did it is gone by then: the shell offers the undo on any screen. */
export const deshacer = {
  offer: (hecho: Hecho) => {
    hechos = [...hechos.slice(1 - MAX), hecho];
    show({ hecho, deshaciendo: false });
  },
  /** It turned out not to be done. */
  drop: (id: string) => {
    hechos = hechos.filter(({ _id }) => _id !== id);
    if (aviso && 'hecho' in aviso && aviso.hecho._id === id) show(null);
  },
  say: (dicho: string) => show({ dicho }),
  /** Undoes the last thing that has not been undone; false: there is none. */
  undo: (): boolean => {
    const hecho = hechos.at(-1);
    if (!hecho) return false;
    hechos = hechos.slice(0, -1);
    show({ hecho, deshaciendo: true });
    return true;
  },
  /** Hides the offer; Ctrl+Z still undoes. */
  close: () => show(null),
  /** Otherwise the next person to sign in could undo what this person did. */
  forget: () => {
    hechos = [];
    show(null);
  },
};

export const useAviso = (): Aviso | null => useSyncExternalStore(subscribe, () => aviso);
