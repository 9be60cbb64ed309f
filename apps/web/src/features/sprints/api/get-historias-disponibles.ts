import type { HistoriaDeSprint } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Stories that can be planned; plus those of `sprintId` when that sprint is being edited. */
export const getHistoriasDisponibles = async (
  proyectoId: string,
  sprintId: string | undefined,
  signal: AbortSignal,
): Promise<HistoriaDeSprint[]> => {
  const asked = { params: { id: proyectoId }, query: { sprint: sprintId }, signal };
  return (await pedir(rutasSprints.listarDisponibles, asked)).historias;
};
