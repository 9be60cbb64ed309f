import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { tellSprint } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';

/** Adds stories to the sprint in progress and takes others out. */
export const changeScope = async (
  id: string,
  cambios: { anadir: string[]; quitar: string[] },
): Promise<SprintCambio> =>
  tellSprint((await pedir(rutasCiclo.cambiarAlcance, { params: { id }, body: cambios })).sprint);
