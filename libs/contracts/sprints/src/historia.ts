import { historiaLeidaShape } from '@pmp/contracts/common';
import { z } from 'zod';

export {
  ESTADOS_TRABAJO as ESTADOS_HISTORIA,
  estadoTrabajoSchema as estadoHistoriaSchema,
  type EstadoTrabajo as EstadoHistoria,
} from '@pmp/contracts/common';

/** A story within a sprint or on a board. */
export const historiaDeSprintSchema = z.object(historiaLeidaShape);
export type HistoriaDeSprint = z.infer<typeof historiaDeSprintSchema>;
