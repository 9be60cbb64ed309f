import { createContext, type KeyboardEvent } from 'react';
import type { Barra } from './barras';

/** What the bars that the library draws have to know; it hands them only their id. */
export interface Contexto {
  barras: ReadonlyMap<string, Barra>;
  /** How many stories each one waits for. */
  esperas: ReadonlyMap<string, number>;
  /** Those that would be elsewhere. */
  movidas: ReadonlySet<string>;
  /** Where the Tab key arrives. */
  activa: string | undefined;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent, id: string) => void;
  onDias: (id: string) => void;
}

export const CronologiaContext = createContext<Contexto | null>(null);
