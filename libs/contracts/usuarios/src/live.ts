import { idSchema, versionSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** Socket events of the room `usuario.<id>`: they tell the person's open screens what to fetch again. */
export const EVENTO_CUENTA_CAMBIADA = 'cuenta_cambiada';
export const EVENTO_MEMBRESIA_CAMBIADA = 'membresia_cambiada';
export const EVENTO_EQUIPO_CAMBIADO = 'equipo_cambiado';

/** The person's own profile, role, state or preferences changed. */
export const cuentaCambiadaSchema = z.object({ _id: idSchema, version: versionSchema });
export type CuentaCambiada = z.infer<typeof cuentaCambiadaSchema>;

export const membresiaCambiadaSchema = z.object({
  equipo: idSchema,
  accion: z.enum(['anadido', 'retirado', 'rol']),
});
export type MembresiaCambiada = z.infer<typeof membresiaCambiadaSchema>;
export type AccionMembresia = MembresiaCambiada['accion'];

/** The name, picture or members of a team changed, and the person is still in it. */
export const equipoCambiadoSchema = z.object({ _id: idSchema, version: versionSchema });
export type EquipoCambiado = z.infer<typeof equipoCambiadoSchema>;
