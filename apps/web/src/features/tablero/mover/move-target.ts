import type { Columna } from '@pmp/contracts/sprints';
import type { Move } from './pending-moves';

export type Direccion = 'arriba' | 'abajo' | 'izquierda' | 'derecha';

export interface Place {
  columna: Columna;
  columnaIndex: number;
  index: number;
}

export const placeOf = (columnas: Columna[], historiaId: string): Place | undefined => {
  for (const [columnaIndex, columna] of columnas.entries()) {
    const index = columna.historias.findIndex(({ _id }) => _id === historiaId);
    if (index >= 0) return { columna, columnaIndex, index };
  }
  return undefined;
};

/** To position `index` of a column, counted without the moved story. */
export const moveTo = (columna: Columna, historia: string, index: number): Move => {
  const others = columna.historias.filter(({ _id }) => _id !== historia);
  const at = Math.max(0, Math.min(index, others.length));
  return { historia, columna: columna._id, despuesDe: others[at - 1]?._id ?? null };
};

/** One step by arrow key; undefined at the edge. */
export const moveBy = (columnas: Columna[], historia: string, direccion: Direccion): Move | undefined => {
  const place = placeOf(columnas, historia);
  if (!place) return undefined;
  const { columna, columnaIndex, index } = place;
  if (direccion === 'arriba') return index > 0 ? moveTo(columna, historia, index - 1) : undefined;
  if (direccion === 'abajo')
    return index < columna.historias.length - 1 ? moveTo(columna, historia, index + 1) : undefined;
  const destino = columnas[columnaIndex + (direccion === 'derecha' ? 1 : -1)];
  return destino && moveTo(destino, historia, index);
};

/** The story that an arrow key focuses; empty columns are skipped. */
export const neighbourOf = (
  columnas: Columna[],
  historia: string,
  direccion: Direccion,
): string | undefined => {
  const place = placeOf(columnas, historia);
  if (!place) return undefined;
  const { columna, columnaIndex, index } = place;
  if (direccion === 'arriba') return columna.historias[index - 1]?._id;
  if (direccion === 'abajo') return columna.historias[index + 1]?._id;
  const step = direccion === 'derecha' ? 1 : -1;
  for (let next = columnaIndex + step; columnas[next]; next += step) {
    const { historias } = columnas[next] as Columna;
    if (historias.length) return historias[Math.min(index, historias.length - 1)]?._id;
  }
  return undefined;
};

/** How far down a card the pointer must be to swap with it, coming from above. */
const EAGERNESS = 0.35;

/**
 * Where a card dropped on another goes: before or after it, depending on how far down it the pointer is. A neighbour
 * in the same column swaps early, so that the card need not be dragged across all of it.
 */
export const moveOver = (
  columna: Columna,
  historia: string,
  over: string | undefined,
  depth: number,
): Move => {
  const others = columna.historias.filter(({ _id }) => _id !== historia);
  const at = others.findIndex(({ _id }) => _id === over);
  // Over the column itself: after its last card.
  if (at < 0) return moveTo(columna, historia, others.length);
  const from = columna.historias.findIndex(({ _id }) => _id === historia);
  const threshold = from < 0 ? 0.5 : from <= at ? EAGERNESS : 1 - EAGERNESS;
  return moveTo(columna, historia, depth > threshold ? at + 1 : at);
};
