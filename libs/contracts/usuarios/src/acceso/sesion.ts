import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';
import { factorSchema } from '../cuentas/factor';

/** null: the browser did not say, or its answer is not recognized. */
export const dispositivoSchema = z.object({
  navegador: z.string().nullable(),
  sistema: z.string().nullable().meta({ description: 'El sistema operativo; null: no se sabe' }),
  movil: z.boolean(),
});
export type Dispositivo = z.infer<typeof dispositivoSchema>;

/** `usada`: precise to the minute. `actual`: the session that makes this call. `factor`: none where nothing else was asked for. */
export const sesionAbiertaSchema = z.object({
  _id: idSchema,
  dispositivo: dispositivoSchema.meta({ description: 'Desde dónde se entró' }),
  creada: fechaSchema,
  usada: fechaSchema,
  actual: z.boolean().meta({ description: 'Si es la sesión que hace esta llamada' }),
  factor: factorSchema.optional(),
});
export type SesionAbierta = z.infer<typeof sesionAbiertaSchema>;
