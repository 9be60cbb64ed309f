import { createContext, type KeyboardEvent } from 'react';
import type { Barra } from './plazos/barras';

/** Which bars are selected, where they can be. */
export interface Seleccion {
  ids: ReadonlySet<string>;
  toggle: (id: string, range: boolean) => void;
}

/** What the bars that the library draws have to know; it hands them only their id. */
export interface Contexto {
  barras: ReadonlyMap<string, Barra>;
  /** The headings among the rows, by id. */
  cabezas: ReadonlyMap<string, string>;
  seleccion: Seleccion | undefined;
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
