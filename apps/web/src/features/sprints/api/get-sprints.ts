import type { Sprint } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getSprints = async (proyectoId: string, signal: AbortSignal): Promise<Sprint[]> =>
  (await pedir(rutasSprints.listar, { params: { id: proyectoId }, signal })).sprints;
