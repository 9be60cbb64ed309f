import {
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  replySchema,
  textOf,
  versionSchema,
  withoutRepeatedIds,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresSprints } from './errors';

/** What a story is asked for and the product sees by itself. */
export const REGLAS_DEFINICION = [
  'criterios',
  'descripcion',
  'puntos',
  'responsable',
  'criteriosCumplidos',
  'sinBloqueos',
  'sinTareasAbiertas',
] as const;
export type ReglaDefinicion = (typeof REGLAS_DEFINICION)[number];

export const DEFINICIONES = ['listo', 'hecho'] as const;
export type NombreDefinicion = (typeof DEFINICIONES)[number];

export const MAX_PUNTOS_DEFINICION = 20;
export const MAX_TEXTO_PUNTO = 200;

/** One point: either a rule, or a text that people tick for each story. */
export const puntoDefinicionSchema = z.object({
  _id: idSchema,
  regla: z.enum(REGLAS_DEFINICION).nullable(),
  texto: z.string(),
});
export type PuntoDefinicion = z.infer<typeof puntoDefinicionSchema>;

/** `impide`: the sprint does not start, or finish, until they hold; otherwise it is only said. */
export const definicionSchema = z
  .object({
    puntos: z.array(puntoDefinicionSchema).meta({ description: 'Lo que pide' }),
    impide: z.boolean(),
  })
  .meta({ description: 'Lo que pide el equipo' });
export type Definicion = z.infer<typeof definicionSchema>;

/** What somebody changed in one of the two. With nothing put, taken away or said of `impide`, it is their order. */
export const cambioDefinicionSchema = z.object({
  fecha: fechaSchema,
  autor: personaSchema.nullable(),
  cual: z.enum(DEFINICIONES),
  puestos: z.array(puntoDefinicionSchema),
  quitados: z.array(puntoDefinicionSchema),
  /** Null: as before. */
  impide: z.boolean().nullable(),
});
export type CambioDefinicion = z.infer<typeof cambioDefinicionSchema>;

/** So many of the last changes are kept beside the definitions; the audit trail has all. */
export const MAX_CAMBIOS_DEFINICION = 50;

/** When a story may enter a sprint and when it counts as done, for all projects of a team. */
export const definicionesSchema = z.object({
  listo: definicionSchema,
  hecho: definicionSchema,
  version: versionSchema.or(z.literal(0)),
  /** The last first; a server of the version before does not send them. */
  cambios: z.array(cambioDefinicionSchema).optional(),
});
export type Definiciones = z.infer<typeof definicionesSchema>;

const NO_VALIDA = textOf(erroresSprints.definicionNoValida);

const escritaSchema = z.object({
  puntos: z
    .array(
      z
        .object({
          _id: idSchema.optional(),
          regla: z.enum(REGLAS_DEFINICION, { error: NO_VALIDA }).nullish(),
          texto: z
            .string({ error: NO_VALIDA })
            .trim()
            .max(MAX_TEXTO_PUNTO, textOf(erroresComunes.demasiadoLargo, { max: MAX_TEXTO_PUNTO }))
            .optional(),
        })
        .refine(({ regla, texto }) => Boolean(regla) !== Boolean(texto), NO_VALIDA),
      { error: NO_VALIDA },
    )
    .max(MAX_PUNTOS_DEFINICION, textOf(erroresSprints.demasiadosPuntos, { max: MAX_PUNTOS_DEFINICION }))
    .refine(withoutRepeatedIds, NO_VALIDA),
  impide: z.boolean({ error: NO_VALIDA }),
});

export const definicionesUpdateSchema = z.object({
  listo: escritaSchema.optional(),
  hecho: escritaSchema.optional(),
  version: versionSchema.or(z.literal(0)).optional(),
});
export type DefinicionesUpdate = z.infer<typeof definicionesUpdateSchema>;

/** A point as one story stands to it. */
const puntoDeHistoriaSchema = puntoDefinicionSchema.extend({ cumple: z.boolean() });

export const puntoParamSchema = z.object({ id: idSchema, puntoId: idSchema });
export const cumpleSchema = z.object({ cumple: z.boolean({ error: NO_VALIDA }) });

export const definicionesReplySchema = replySchema({ definiciones: definicionesSchema });
export const definicionDeHistoriaReplySchema = replySchema({
  listo: z.array(puntoDeHistoriaSchema).meta({ description: 'Lo que pide el equipo para empezarla' }),
  hecho: z
    .array(puntoDeHistoriaSchema)
    .meta({ description: 'Lo que pide el equipo para darla por terminada' }),
});
export type DefinicionDeHistoria = Pick<z.infer<typeof definicionDeHistoriaReplySchema>, 'listo' | 'hecho'>;
