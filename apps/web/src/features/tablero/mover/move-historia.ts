import type { EstadoHistoria, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http/http';
import type { Move as BoardMove } from './pending-moves';

/** `despuesDe` undefined: last. */
type Move = Omit<BoardMove, 'despuesDe'> & { despuesDe: BoardMove['despuesDe'] | undefined };

export const movePath = ({ historia }: Pick<Move, 'historia'>): string =>
  `/api/tableros/mover-historia/${historia}`;

export const moveBody = ({ columna, despuesDe, tareas, sinSprint }: Move, estado: EstadoHistoria) => ({
  columnaDestinoId: columna,
  estado,
  despuesDe,
  ...(tareas?.length && { completarTareas: true }),
  ...(sinSprint && { sinSprint }),
});

export const moveHistoria = async (move: Move, estado: EstadoHistoria): Promise<HistoriaDeSprint> => {
  const { historia } = await http.put<{ historia: HistoriaDeSprint }>(movePath(move), moveBody(move, estado));
  return historia;
};
