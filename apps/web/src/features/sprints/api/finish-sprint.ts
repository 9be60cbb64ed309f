import type { DestinoDePendientes, SprintCambio } from '@pmp/contracts/sprints';
import { rutasCiclo } from '@pmp/contracts/sprints/rutas';
import { tellSprint } from '../../../shared/almacen/tell';
import { pedir } from '../../../shared/http/pedir';

/** A new sprint, with days as a date input writes them. */
export interface SprintNuevo {
  nombre: string;
  fechaInicio: string;
  fechaFin: string;
}

export type Destino = Extract<DestinoDePendientes, { destino: unknown }> | { nuevo: SprintNuevo };

/** Finishes a sprint, and moves its unfinished stories in the same step. */
export const finishSprint = async (id: string, pendientes: Destino): Promise<SprintCambio> =>
  tellSprint((await pedir(rutasCiclo.finalizar, { params: { id }, body: { pendientes } })).sprint);
