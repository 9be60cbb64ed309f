import type { Sprint } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getSprint = async (id: string): Promise<Sprint> =>
  (await pedir(rutasSprints.leer, { params: { id } })).sprint;
