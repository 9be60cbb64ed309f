import type { Columna } from '@pmp/contracts/sprints';
import { estadoIn, findHistoria } from './columnas';

/** What a person asks for: this story, in that column, right after that one. */
export interface Move {
  historia: string;
  columna: string;
  /** Null: first. */
  despuesDe: string | null;
}

const layMove = (columnas: Columna[], move: Move): Columna[] => {
  const historia = findHistoria(columnas, move.historia);
  const destino = columnas.find(({ _id }) => _id === move.columna);
  if (!historia || !destino) return columnas;

  const others = destino.historias.filter(({ _id }) => _id !== historia._id);
  // The neighbour may have left meanwhile; the server then puts the story first too.
  const at = others.findIndex(({ _id }) => _id === move.despuesDe) + 1;
  if (destino.historias[at]?._id === historia._id) return columnas;

  const moved = { ...historia, estado: estadoIn(destino, historia.estado) };
  return columnas.map((columna) => {
    if (columna === destino)
      return { ...columna, historias: [...others.slice(0, at), moved, ...others.slice(at)] };
    const rest = columna.historias.filter(({ _id }) => _id !== historia._id);
    return rest.length === columna.historias.length ? columna : { ...columna, historias: rest };
  });
};

/** The board as it will be once the server has done what it was told; the same board when there is nothing to do. */
export const layMoves = (columnas: Columna[], moves: readonly Move[]): Columna[] =>
  moves.reduce(layMove, columnas);
