import {
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresIntegraciones } from './errors';
import { nombreDeIntegracionSchema } from './webhook';

/** For one project. */
export const MAX_FORJAS = 20;
/** A push of many commits; what a forge sends beyond it is refused. */
export const MAX_ENTRADA_BYTES = 5_000_000;
/** Where forges send to, before the id of the connection. */
export const RUTA_ENTRADA = '/api/forjas/entrada';

/** Where code is kept: `gitea` stands for Forgejo too. */
export const TIPOS_FORJA = ['github', 'gitlab', 'gitea', 'bitbucket'] as const;
export type TipoForja = (typeof TIPOS_FORJA)[number];

/**
 * What happens to code and may move an item on. `empezada`: a branch, a commit or a merge request names it. `abierta`: a
 * merge request that names it waits for review. `fusionada`: the last of those open has been merged.
 */
export const SENALES_FORJA = ['empezada', 'abierta', 'fusionada'] as const;
export type SenalForja = (typeof SENALES_FORJA)[number];

/** To where a rule may move an item; never backwards. */
export const ESTADOS_REGLA = ['en progreso', 'en revisión', 'completada'] as const;

const REGLA = textOf(erroresComunes.estadoNoValido);
/** null: the item stays as it is. */
const reglaSchema = z.enum(ESTADOS_REGLA, { error: REGLA }).nullable();
export const reglasForjaSchema = z.object({
  empezada: reglaSchema,
  abierta: reglaSchema,
  fusionada: reglaSchema,
});
export type ReglasForja = z.infer<typeof reglasForjaSchema>;

export const REGLAS_POR_DEFECTO: ReglasForja = {
  empezada: 'en progreso',
  abierta: 'en revisión',
  fusionada: 'completada',
};

/** `pausada`: by hand; what comes is refused. `sinAcceso`: who made it no longer administers the team of the project. */
export const estadoForjaSchema = z.enum(['activa', 'pausada', 'sinAcceso']);
export type EstadoForja = z.infer<typeof estadoForjaSchema>;

const MARCAN = 'Si las pruebas marcan los criterios que nombran los commits';

/** Without its secret, which is shown once. */
export const forjaSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  tipo: z.enum(TIPOS_FORJA),
  proyecto: idSchema,
  reglas: reglasForjaSchema,
  /** Whether results of CI tick the criteria that commits name. */
  criterios: z.boolean().meta({ description: MARCAN }),
  estado: estadoForjaSchema,
  /** In whose name items are changed; null: an account that has been erased. */
  creador: personaSchema.nullable(),
  creado: fechaSchema,
  /** Where the forge sends to, without the host. */
  ruta: z.string(),
  /** When something signed last came; null: never. */
  recibido: fechaSchema.nullable(),
  /** When something with another signature last came, to the minute; null: never since the last that was right. */
  rechazado: fechaSchema.nullable(),
  version: versionSchema,
});
export type Forja = z.infer<typeof forjaSchema>;

export const forjaCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: nombreDeIntegracionSchema,
  tipo: z.enum(TIPOS_FORJA, { error: textOf(erroresIntegraciones.forjaTipo) }),
  proyecto: idSchema,
  reglas: reglasForjaSchema.default(REGLAS_POR_DEFECTO),
  criterios: z.boolean().default(true).meta({ description: MARCAN }),
});
export type ForjaCreate = z.infer<typeof forjaCreateSchema>;

/** `activa`: pauses it, or starts it again in the name of who does so. */
export const forjaUpdateSchema = z.object({
  nombre: nombreDeIntegracionSchema.optional(),
  reglas: reglasForjaSchema.optional(),
  criterios: z
    .boolean({ error: textOf(erroresComunes.datosNoValidos) })
    .optional()
    .meta({ description: MARCAN }),
  activa: z.boolean({ error: textOf(erroresComunes.datosNoValidos) }).optional(),
  version: versionSchema.optional(),
});
export type ForjaUpdate = z.infer<typeof forjaUpdateSchema>;

/** Without a project: all that the caller administers. */
export const forjasQuerySchema = z.object({ proyecto: idSchema.optional() });

export const forjaReplySchema = replySchema({ forja: forjaSchema });
export const forjasReplySchema = replySchema({ forjas: z.array(forjaSchema) });
/** `secreto` is shown this once. */
export const forjaCreadaReplySchema = replySchema({ forja: forjaSchema, secreto: z.string() });

/** Letter by letter, as it was signed. */
export const entradaBodySchema = z.string();

/** What of the code names an item. */
export const TIPOS_REFERENCIA = ['peticion', 'rama', 'confirmacion'] as const;

/** How a merge request is, or whether a commit has been reverted; null: there is nothing to say. */
export const ESTADOS_REFERENCIA = ['borrador', 'abierta', 'fusionada', 'cerrada', 'revertida'] as const;

export const ESTADOS_COMPROBACION = ['en curso', 'pasa', 'falla'] as const;

export const referenciaSchema = z.object({
  _id: z.string(),
  tipo: z.enum(TIPOS_REFERENCIA),
  forja: z.enum(TIPOS_FORJA),
  repositorio: z.string(),
  /** As its forge writes it: `#12`, `!12`, the beginning of a digest, the name of a branch. */
  identificador: z.string(),
  titulo: z.string(),
  url: z.string().nullable(),
  autor: z.string(),
  cuando: fechaSchema,
  estado: z.enum(ESTADOS_REFERENCIA).nullable(),
  /** What CI says of its last commit; null: nothing. */
  comprobacion: z
    .object({ estado: z.enum(ESTADOS_COMPROBACION), nombre: z.string(), url: z.string().nullable() })
    .nullable(),
});
export type Referencia = z.infer<typeof referenciaSchema>;

const MAX_CLAVE = 40;

/** What names the item with this key, which is one of the project. */
export const referenciasQuerySchema = z.object({
  proyecto: idSchema,
  clave: z
    .string({ error: textOf(erroresComunes.datosNoValidos) })
    .max(MAX_CLAVE)
    .regex(/-[1-9]\d{0,8}$/, textOf(erroresComunes.datosNoValidos)),
});
export const referenciasReplySchema = replySchema({ referencias: z.array(referenciaSchema) });
