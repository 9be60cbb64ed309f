import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { dispositivoSchema, lugarSchema } from '../cuentas/dispositivo';
import { factorSchema } from '../cuentas/factor';

/**
 * `usada`: precise to the minute. `actual`: the session that makes this call. `factor`: none where nothing else was
 * asked for. `lugar`: none in sessions from before it was kept.
 */
export const sesionAbiertaSchema = z.object({
  _id: idSchema,
  dispositivo: dispositivoSchema.meta({ description: 'Desde dónde se entró' }),
  creada: fechaSchema,
  usada: fechaSchema,
  actual: z.boolean().meta({ description: 'Si es la sesión que hace esta llamada' }),
  factor: factorSchema.optional(),
  lugar: lugarSchema.optional(),
});
export type SesionAbierta = z.infer<typeof sesionAbiertaSchema>;
