import type { ReglaColumna } from './columna';
import type { EstadoHistoria } from './historia';

interface Placed {
  estado: EstadoHistoria;
  columna?: string | null | undefined;
}

const isOrTookOver = ({ _id, sustituye }: Pick<ReglaColumna, '_id' | 'sustituye'>, columna: string) =>
  _id === columna || sustituye.includes(columna);

/**
 * The column that a story is in. Its state decides, and among the columns of one state the column that it was put in
 * last. An estado that this version does not know is shown in the first column instead of disappearing.
 */
export function columnaDe<C extends Pick<ReglaColumna, '_id' | 'estados' | 'recibe' | 'sustituye'>>(
  columnas: readonly C[],
  { estado, columna }: Placed,
): C {
  const inside = columnas.filter(({ estados }) => estados.includes(estado));
  return (
    (columna && inside.find((each) => isOrTookOver(each, columna))) ||
    (inside.find(({ recibe }) => recibe.includes(estado)) ?? inside[0] ?? columnas[0]!)
  );
}

/** The column with this id, or the one that took over its stories. */
export const findColumna = <C extends Pick<ReglaColumna, '_id' | 'sustituye'>>(
  columnas: readonly C[],
  id: string,
): C | undefined => columnas.find((each) => isOrTookOver(each, id));
