import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { tellSprint } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';

export type AccionSprint = 'iniciar' | 'finalizar' | 'cancelar';

export const runAccion = async (id: string, accion: AccionSprint): Promise<SprintCambio> =>
  tellSprint((await pedir(rutasCiclo[accion], { params: { id } })).sprint);
