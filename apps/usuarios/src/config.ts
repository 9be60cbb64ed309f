import { contrasenaNuevaSchema, correoSchema } from '@pmp/contracts/usuarios';
import { readConfig, serviceEnvSchema } from '@pmp/platform';
import { z } from 'zod';

export const config = readConfig(
  serviceEnvSchema.extend({
    /** Days a token lasts. */
    SESION_DIAS: z.coerce.number().int().min(1).max(365).default(30),
    ADMIN_CORREO: correoSchema.optional(),
    ADMIN_CONTRASENA: contrasenaNuevaSchema.optional(),
  }),
);
