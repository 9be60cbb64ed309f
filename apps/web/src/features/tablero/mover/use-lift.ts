import type { Columna } from '@pmp/contracts/sprints';
import { useState } from 'react';
import { layMoves, type Move } from './pending-moves';

export interface Lift {
  historia: string;
  by: 'teclado' | 'puntero';
  /** Where it would land if dropped now; undefined: where it came from. */
  move: Move | undefined;
}

const isSame = (a: Move | undefined, b: Move | undefined): boolean =>
  a?.columna === b?.columna && a?.despuesDe === b?.despuesDe;

/** The card being dragged: the board shows where it would land, and nothing is sent before it is dropped. */
export const useLift = () => {
  const [lift, setLift] = useState<Lift>();
  return {
    lift,
    preview: (columnas: Columna[]): Columna[] => (lift?.move ? layMoves(columnas, [lift.move]) : columnas),
    start: (historia: string, by: Lift['by']) => setLift({ historia, by, move: undefined }),
    aim: (move: Move) => setLift((now) => (now && !isSame(now.move, move) ? { ...now, move } : now)),
    end: () => setLift(undefined),
  };
};
