import { serviceEnvSchema, storageEnvShape } from '@pmp/platform';
import { z } from 'zod';

const DIAS = 'debe ser un número entero de días entre 1 y 365';

export const proyectosEnvSchema = serviceEnvSchema.extend({
  DIAS_PAPELERA: z.coerce
    .number(DIAS)
    .int(DIAS)
    .min(1, DIAS)
    .max(365, DIAS)
    .default(30)
    .describe('Días que la papelera guarda lo eliminado.'),
  ...storageEnvShape,
});
