import { createContext, type KeyboardEvent } from 'react';
import type { Resto } from '../../shared/arbol/backlog-tree';
import type { Barra } from './plazos/barras';

/** Which bars are selected, where they can be. */
export interface Seleccion {
  ids: ReadonlySet<string>;
  toggle: (id: string, range: boolean) => void;
}

/** What has not been read of a large project. */
export interface PorLeer {
  /** What is left of each epic, by its id. */
  restos: ReadonlyMap<string, Resto>;
  fallidas: ReadonlySet<string>;
  /** Reads the next stories of an epic. */
  leer: (epicaId: string) => void;
  /** Something that moves with this bar has not been read. */
  falta: (barra: Barra) => boolean;
  /** Reads some of it. */
  traer: (barra: Barra) => void;
}

/** What the bars that the library draws have to know; it hands them only their id. */
export interface Contexto {
  barras: ReadonlyMap<string, Barra>;
  /** The headings among the rows, by id. */
  cabezas: ReadonlyMap<string, string>;
  /** The rows that stand for what has not been read, by id: of which epic. */
  restos: ReadonlyMap<string, string>;
  porLeer: PorLeer | undefined;
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
