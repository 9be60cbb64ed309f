import type { EstadoHistoria, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { rutasTableros } from '@pmp/contracts/sprints/rutas';
import { direccionDe, pedir } from '../../../shared/http/pedir';
import type { Move as BoardMove } from './pending-moves';

/** `despuesDe` undefined: last. */
type Move = Omit<BoardMove, 'despuesDe'> & { despuesDe: BoardMove['despuesDe'] | undefined };

export const movePath = ({ historia }: Pick<Move, 'historia'>): string =>
  direccionDe(rutasTableros.moverHistoria, { params: { id: historia } });

export const moveBody = ({ columna, despuesDe, tareas, sinSprint }: Move, estado: EstadoHistoria) => ({
  columnaDestinoId: columna,
  estado,
  despuesDe,
  ...(tareas?.length && { completarTareas: true }),
  ...(sinSprint && { sinSprint }),
});

export const moveHistoria = async (move: Move, estado: EstadoHistoria): Promise<HistoriaDeSprint> => {
  const asked = { params: { id: move.historia }, body: moveBody(move, estado) };
  return (await pedir(rutasTableros.moverHistoria, asked)).historia;
};
