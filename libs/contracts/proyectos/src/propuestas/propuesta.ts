import {
  fechaSchema,
  idSchema,
  personaSchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { TIPOS_CON_CLAVE } from '../elementos/clave';
import { erroresPropuestas } from './propuesta-errors';

export const MAX_CAMBIOS_PROPUESTA = 200;
export const MAX_MOTIVO_PROPUESTA = 500;
/** The request header with which whoever proposes says why; percent-encoded. */
export const CABECERA_MOTIVO = 'x-motivo';

export const ACCIONES_PROPUESTA = ['crear', 'cambiar', 'eliminar', 'comentar', 'planificar'] as const;
export type AccionPropuesta = (typeof ACCIONES_PROPUESTA)[number];

/**
 * `pendiente`: nobody has decided. `chocado`: it was taken, and refused, because the item is no longer as it was; `aviso`
 * says why. `deshecho`: it was taken, and taken back. `conservado`: somebody has gone on from it, so that it stayed.
 */
export const SITUACIONES_CAMBIO = [
  'pendiente',
  'tomado',
  'rechazado',
  'chocado',
  'deshecho',
  'conservado',
] as const;
export type SituacionCambio = (typeof SITUACIONES_CAMBIO)[number];

const valorSchema = z.union([z.string(), z.number(), z.null()]);

/** One field that would change, in the words of the history. */
export const campoPropuestoSchema = z.object({ campo: z.string(), de: valorSchema, a: valorSchema });

export const cambioPropuestoSchema = z.object({
  _id: idSchema,
  accion: z.enum(ACCIONES_PROPUESTA),
  entidad: z.enum(TIPOS_CON_CLAVE),
  /** What it is about; of `crear`, what it is going to be. */
  elemento: idSchema,
  /** Empty while it has none. */
  clave: z.string(),
  titulo: z.string(),
  campos: z.array(campoPropuestoSchema),
  motivo: z.string(),
  fecha: fechaSchema,
  situacion: z.enum(SITUACIONES_CAMBIO),
  aviso: z.string().nullable(),
  /** The item has changed since; taking this would be refused. */
  choca: z.boolean(),
});
export type CambioPropuesto = z.infer<typeof cambioPropuestoSchema>;

export const ESTADOS_PROPUESTA = ['abierta', 'decidida'] as const;

/** What a token that may only propose would change in a project: nothing of it has happened. */
export const propuestaSchema = z.object({
  _id: idSchema,
  proyecto: idSchema,
  autor: personaSchema.nullable(),
  /** The token that it was made with. */
  token: z.string(),
  estado: z.enum(ESTADOS_PROPUESTA),
  cambios: z.array(cambioPropuestoSchema),
  decide: personaSchema.nullable(),
  decidida: fechaSchema.nullable(),
  createdAt: fechaSchema,
  updatedAt: fechaSchema,
  version: versionSchema,
});
export type Propuesta = z.infer<typeof propuestaSchema>;

/** In the room of a project: its proposals have changed. */
export const EVENTO_PROPUESTAS = 'propuestas_cambiadas';

export const propuestasQuerySchema = z.object({ proyecto: idSchema });

const MAL = textOf(erroresPropuestas.cambioDesconocido);
const ids = z.array(idSchema, { error: MAL }).max(MAX_CAMBIOS_PROPUESTA, MAL).default([]);

/** POST /api/propuestas/{id}/decidir; those that are in neither list wait. */
export const decidirSchema = z
  .object({ tomar: ids, rechazar: ids })
  .refine(
    ({ tomar, rechazar }) => tomar.length + rechazar.length > 0,
    textOf(erroresPropuestas.nadaQueDecidir),
  );
export type Decidir = z.infer<typeof decidirSchema>;

export const propuestaReplySchema = replySchema({ propuesta: propuestaSchema });
export const propuestasReplySchema = replySchema({ propuestas: z.array(propuestaSchema) });

/** What is answered, with 202, to whoever writes with a token that may only propose. */
export const propuestoReplySchema = replySchema({
  propuesta: idSchema,
  cambio: idSchema,
  elemento: idSchema,
  message: z.string(),
});
