/** A table as its rows stand in the file. */
export interface Filas {
  /** Rows above the header. */
  antes: readonly (readonly string[])[];
  header: readonly string[];
  rows: AsyncIterable<string[]>;
}

/** A table of which each row is an item. */
export interface Ordenadas {
  header: string[];
  rows: AsyncIterable<string[]>;
}
