import { createContext, useContext } from 'react';
import type { Resto } from '../../../shared/arbol/backlog-tree';
import type { Ref } from '../../../shared/elementos/elementos';

/** The item in hand, and what the keyboard does with it. */
interface EnMano {
  lift: { ref: Ref; by: 'teclado' | 'puntero' } | undefined;
  start: (ref: Ref, titulo: string, by: 'teclado' | 'puntero') => void;
  step: (by: 1 | -1) => void;
  drop: () => void;
  cancel: () => void;
}

/** What a row can ask of the page it is in. */
export interface Backlog {
  proyectoId: string;
  toggleFold: (id: string) => void;
  elegido: Ref | undefined;
  elegir: (ref: Ref | undefined) => void;
  selection: {
    ids: ReadonlySet<string>;
    /** `range`: everything of that kind from the last one to this one. */
    toggle: (id: string, range: boolean) => void;
  };
  rank: EnMano;
  /** The epic just created here, whose field for a first story takes the focus. */
  nueva: string | undefined;
  onReached: () => void;
  /** Reads on where something has not been read. */
  leer: (de: Resto['de'], padre: string) => void;
  /** What could not be read on. */
  fallidas: ReadonlySet<string>;
}

export const BacklogContext = createContext<Backlog | undefined>(undefined);

export const useBacklogContext = (): Backlog => {
  const backlog = useContext(BacklogContext);
  if (!backlog) throw new Error('Rows live inside a backlog');
  return backlog;
};
