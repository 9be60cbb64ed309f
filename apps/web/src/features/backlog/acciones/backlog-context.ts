import { createContext, useContext } from 'react';
import type { Resto } from '../../../shared/arbol/backlog-tree';
import type { Ref } from '../../../shared/elementos/elementos';
import type { useRank } from '../ordenar/use-rank';
import type { Selection } from '../arbol/use-selection';

/** What a row can ask of the page it is in. */
export interface Backlog {
  proyectoId: string;
  toggleFold: (id: string) => void;
  elegido: Ref | undefined;
  elegir: (ref: Ref | undefined) => void;
  selection: Selection;
  rank: ReturnType<typeof useRank>;
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
