import { idSchema } from '@pmp/contracts/common';
import { z } from 'zod';

/** `leyendo` and `escribiendo`: somebody is at it. */
export const ESTADOS_PAQUETE = ['leyendo', 'leido', 'escribiendo', 'escrito', 'fallido'] as const;
/** So many names of each are shown. */
export const MAX_NOMBRES_PAQUETE = 8;

const algunos = z.object({ cuantos: z.int(), nombres: z.array(z.string()) });

/** What would become of the lines of one kind. */
const diferenciaSchema = z.object({
  tipo: z.string(),
  nuevos: algunos,
  cambiados: algunos,
  retirados: algunos,
  iguales: z.int(),
});

/** What taking in a package would do here, found out without writing anything. */
const planPaqueteSchema = z.object({
  proyecto: z.object({ _id: idSchema, nombre: z.string(), clave: z.string() }),
  huella: z.string(),
  diferencia: z.array(diferenciaSchema),
  /** Who has no account here. */
  faltan: z.array(z.string()),
  /** The team that is missing here; null: there is one. */
  faltaEquipo: z.string().nullable(),
  /** Why it cannot be taken in under any conditions. */
  impedimentos: z.array(z.string()),
  avisos: z.array(z.string()),
  /** False: all of it is here already. */
  cambia: z.boolean(),
  /** Whether something that is here would be replaced or removed. */
  pisa: z.boolean(),
});

export const paqueteSchema = z.object({
  _id: idSchema,
  estado: z.enum(ESTADOS_PAQUETE),
  /** Why it could not be read or written. */
  fallo: z.string().nullable(),
  /** null: not known yet. */
  plan: planPaqueteSchema.nullable(),
});

export const paqueteReplySchema = z.object({ success: z.literal(true), paquete: paqueteSchema });

export const traerPaqueteSchema = z.object({
  /** Creates the accounts, inactive, and the team that are missing. */
  crearFaltantes: z.boolean(),
});

export type Paquete = z.infer<typeof paqueteSchema>;
export type PlanPaquete = z.infer<typeof planPaqueteSchema>;
export type TraerPaquete = z.infer<typeof traerPaqueteSchema>;
