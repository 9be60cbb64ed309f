import type { SprintCambio } from '@pmp/contracts/sprints';
import { rutasSprints } from '@pmp/contracts/sprints/rutas';
import { tellSprint } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';

/** The form's values. */
export interface SprintValues {
  nombre: string;
  objetivo: string;
  fechaInicio: string;
  fechaFin: string;
  historiasSeleccionadas: string[];
}

/** The form chooses `_id`, so that a repeated call never creates a second sprint. */
export const createSprint = async (
  _id: string,
  proyecto: string,
  values: SprintValues,
): Promise<SprintCambio> =>
  tellSprint((await pedir(rutasSprints.crear, { body: { ...values, _id, proyecto } })).sprint);
