import type { Sprint } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { pedir } from '../../../shared/http/pedir';

export type AccionSprint = 'iniciar' | 'finalizar' | 'cancelar';

export const runAccion = async (id: string, accion: AccionSprint): Promise<Sprint> =>
  (await pedir(rutasCiclo[accion], { params: { id } })).sprint;
