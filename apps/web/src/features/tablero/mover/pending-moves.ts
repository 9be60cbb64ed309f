import type { Tarea } from '@pmp/contracts/proyectos';
import type { Columna } from '@pmp/contracts/sprints';
import { estadoIn, findHistoria } from '../cargar/columnas';

/** A requested move: this story into that column, right after that story. */
export interface Move {
  historia: string;
  columna: string;
  /** Null: first. */
  despuesDe: string | null;
  /** The open tasks that are completed with the story. */
  tareas?: readonly Tarea[];
  /** Made on a board without a sprint. */
  sinSprint?: boolean | undefined;
}

const layMove = (columnas: Columna[], move: Move): Columna[] => {
  const historia = findHistoria(columnas, move.historia);
  const destino = columnas.find(({ _id }) => _id === move.columna);
  if (!historia || !destino) return columnas;

  const others = destino.historias.filter(({ _id }) => _id !== historia._id);
  // If the neighbour has left, the story goes first, as on the server.
  const at = others.findIndex(({ _id }) => _id === move.despuesDe) + 1;
  if (destino.historias[at]?._id === historia._id) return columnas;

  const moved = { ...historia, estado: estadoIn(destino, historia.estado), columna: destino._id };
  return columnas.map((columna) => {
    if (columna === destino)
      return { ...columna, historias: [...others.slice(0, at), moved, ...others.slice(at)] };
    const rest = columna.historias.filter(({ _id }) => _id !== historia._id);
    return rest.length === columna.historias.length ? columna : { ...columna, historias: rest };
  });
};

/** The board as it will be once the server has made the moves; the same object when there is nothing to do. */
export const layMoves = (columnas: Columna[], moves: readonly Move[]): Columna[] =>
  moves.reduce(layMove, columnas);
