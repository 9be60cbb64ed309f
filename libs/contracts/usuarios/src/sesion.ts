import { fechaSchema, idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** null: the browser did not say, or says what nobody knows. */
export const dispositivoSchema = z.object({
  navegador: z.string().nullable(),
  sistema: z.string().nullable(),
  movil: z.boolean(),
});
export type Dispositivo = z.infer<typeof dispositivoSchema>;

/** `usada`: to the minute. `actual`: the one that asks. */
export const sesionAbiertaSchema = z.object({
  _id: idSchema,
  dispositivo: dispositivoSchema,
  creada: fechaSchema,
  usada: fechaSchema,
  actual: z.boolean(),
});
export type SesionAbierta = z.infer<typeof sesionAbiertaSchema>;
