import type { Informe } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getInforme = (sprintId: string, signal: AbortSignal): Promise<Informe> =>
  pedir(rutasSprints.leerInforme, { params: { id: sprintId }, signal });
