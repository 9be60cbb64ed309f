/** A row across a board: the same columns, each with what one epic, person or label has in it. */
export interface Fila<C> {
  /** Empty: what belongs to none. */
  key: string;
  titulo: string;
  columnas: C[];
  total: number;
}

/** One line of a board in rows: the header of a row, or one card of each column. */
export interface Linea<C> {
  fila: Fila<C>;
  index: number | undefined;
}

export const lineasOf = <C>(
  filas: readonly Fila<C>[],
  folded: (fila: Fila<C>) => boolean,
  countOf: (columna: C) => number,
): Linea<C>[] =>
  filas.flatMap((fila) => {
    const longest = Math.max(1, ...fila.columnas.map(countOf));
    const cards = folded(fila) ? [] : Array.from({ length: longest }, (_, index) => ({ fila, index }));
    return [{ fila, index: undefined }, ...cards];
  });
