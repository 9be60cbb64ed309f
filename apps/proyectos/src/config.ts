import { readConfig, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

const DIAS = 'debe ser un número entero de días entre 1 y 365';

export const config = readConfig(
  serviceEnvSchema.extend({
    /** How long the trash keeps what was deleted. */
    DIAS_PAPELERA: z.coerce.number(DIAS).int(DIAS).min(1, DIAS).max(365, DIAS).default(30),
  }),
);
