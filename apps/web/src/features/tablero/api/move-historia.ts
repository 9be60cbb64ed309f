import type { EstadoHistoria, HistoriaDeSprint } from '@pmp/contracts/sprints';
import { http } from '../../../shared/http';
import type { Move } from '../pending-moves';

export const moveHistoria = async (
  { historia: id, columna, despuesDe }: Move,
  estado: EstadoHistoria,
): Promise<HistoriaDeSprint> => {
  const body = { columnaDestinoId: columna, estado, despuesDe };
  const { historia } = await http.put<{ historia: HistoriaDeSprint }>(
    `/api/tableros/mover-historia/${id}`,
    body,
  );
  return historia;
};
