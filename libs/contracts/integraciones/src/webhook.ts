import {
  erroresComunes,
  fechaSchema,
  idSchema,
  INVISIBLES,
  listReplySchema,
  nombreVisible,
  personaSchema,
  replySchema,
  textOf,
  versionSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresIntegraciones } from './errors';
import { HECHOS_DE_WEBHOOK } from './hechos';

/** For one project, and for the whole installation. */
export const MAX_WEBHOOKS = 20;
const MAX_NOMBRE = 60;
const MAX_URL = 2_000;

/** How a signing secret begins, as Standard Webhooks says. */
export const PREFIJO_SECRETO = 'whsec_';
/** The secret before signs too for this long after it was renewed. */
export const HORAS_SECRETO_ANTERIOR = 24;
export const DIAS_DE_REINTENTOS = 3;
/** How long a delivery stays in the log. */
export const DIAS_DE_ENTREGAS = 14;

/**
 * `pausado`: by hand. `fallos`: nothing could be delivered for three days, or the receiver answered 410. `sinAcceso`: who made it no longer
 * administers the team of the project, or the installation.
 */
export const estadoWebhookSchema = z.enum(['activo', 'pausado', 'fallos', 'sinAcceso']);
export type EstadoWebhook = z.infer<typeof estadoWebhookSchema>;

export const hechoDeWebhookSchema = z.enum(HECHOS_DE_WEBHOOK, {
  error: textOf(erroresIntegraciones.hechoDesconocido),
});

/** Without its secret, which is shown once. */
export const webhookSchema = z.object({
  _id: idSchema,
  nombre: z.string(),
  url: z.string(),
  /** null: all projects. */
  proyecto: idSchema.nullable(),
  hechos: z.array(hechoDeWebhookSchema),
  estado: estadoWebhookSchema,
  /** Whose rights it needs; null: an account that has been erased. */
  creador: personaSchema.nullable(),
  creado: fechaSchema,
  /** Since when every attempt has failed; null: the last one succeeded. */
  fallaDesde: fechaSchema.nullable(),
  /** When it tries again, while it waits because of failures. */
  reintento: fechaSchema.nullable(),
  version: versionSchema,
});
export type Webhook = z.infer<typeof webhookSchema>;

const SIN_NOMBRE = textOf(erroresIntegraciones.sinNombre);
const DIRECCION = textOf(erroresIntegraciones.direccionNoValida);
const SIN_HECHOS = textOf(erroresIntegraciones.sinHechos);

export const nombreDeIntegracionSchema = z
  .string({ error: SIN_NOMBRE })
  .trim()
  .min(1, SIN_NOMBRE)
  .max(MAX_NOMBRE, textOf(erroresComunes.demasiadoLargo, { max: MAX_NOMBRE }))
  .refine(nombreVisible, INVISIBLES);

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const urlSchema = z
  .string({ error: DIRECCION })
  .trim()
  .max(MAX_URL, textOf(erroresComunes.demasiadoLargo, { max: MAX_URL }))
  .refine(isAddress, DIRECCION);

const hechosSchema = z
  .array(hechoDeWebhookSchema, { error: SIN_HECHOS })
  .min(1, SIN_HECHOS)
  .transform((hechos) => HECHOS_DE_WEBHOOK.filter((hecho) => hechos.includes(hecho)));

/** Without a project it is for all of them, and a matter of who administers the installation. */
export const webhookCreateSchema = z.object({
  _id: idSchema.optional(),
  nombre: nombreDeIntegracionSchema,
  url: urlSchema,
  proyecto: idSchema.nullable().default(null),
  hechos: hechosSchema,
});
export type WebhookCreate = z.infer<typeof webhookCreateSchema>;

/** `activo`: pauses it, or starts it again whatever stopped it, with what had not been delivered. */
export const webhookUpdateSchema = z.object({
  nombre: nombreDeIntegracionSchema.optional(),
  url: urlSchema.optional(),
  hechos: hechosSchema.optional(),
  activo: z.boolean({ error: textOf(erroresComunes.datosNoValidos) }).optional(),
  version: versionSchema.optional(),
});
export type WebhookUpdate = z.infer<typeof webhookUpdateSchema>;

/** Without a project: all that the caller administers. */
export const webhooksQuerySchema = z.object({ proyecto: idSchema.optional() });

export const webhookReplySchema = replySchema({ webhook: webhookSchema });
export const webhooksReplySchema = replySchema({ webhooks: z.array(webhookSchema) });
/** `secreto` is shown this once. */
export const webhookCreadoReplySchema = replySchema({ webhook: webhookSchema, secreto: z.string() });

/** What is sent, in the shape of Standard Webhooks. */
export const envioSchema = z.object({
  type: z.string(),
  /** When it happened. */
  timestamp: fechaSchema,
  data: z.object({
    /** null: in no project. */
    proyecto: idSchema.nullable(),
    /** Who did it; null: the product itself. */
    autor: idSchema.nullable(),
    /** The same person by name; null: nobody, or an account that has been erased. Absent in a test. */
    persona: z.object({ _id: idSchema, nombre: z.string() }).nullable().optional(),
    /** Of the epic, story or task that it is about; null: it is about none, or it is gone. */
    clave: z.string().nullable().optional(),
    /** Where a person reads it; null also where the installation does not say its address. */
    url: z.string().nullable().optional(),
    /** That element as it was when this was first written down: at or after the fact, by its `version`. */
    elemento: z
      .looseObject({
        entidad: z.enum(['epica', 'historia', 'tarea']),
        _id: idSchema,
        version: versionSchema,
        clave: z.string().optional(),
      })
      .nullable()
      .optional(),
    /** The data of the fact, as its contract says. */
    hecho: z.unknown(),
  }),
});
export type Envio = z.infer<typeof envioSchema>;

/** `pendiente`: waits for its turn or for another attempt. `fallida`: three days of attempts, without success. */
export const estadoEntregaSchema = z.enum(['pendiente', 'entregada', 'fallida']);
export type EstadoEntrega = z.infer<typeof estadoEntregaSchema>;

/** Why there was no answer, or which the receiver did not give. */
export const falloEntregaSchema = z.enum([
  'tiempo',
  'conexion',
  'direccion',
  'redInterna',
  'certificado',
  'redireccion',
  'respuesta',
]);
export type FalloEntrega = z.infer<typeof falloEntregaSchema>;

export const respuestaEntregaSchema = z.object({
  cuando: fechaSchema,
  ms: z.int(),
  /** null: there was no answer. */
  status: z.int().nullable(),
  fallo: falloEntregaSchema.nullable(),
  /** Its beginning. */
  cuerpo: z.string(),
});
export type RespuestaEntrega = z.infer<typeof respuestaEntregaSchema>;

export const entregaSchema = z.object({
  _id: idSchema,
  /** `webhook-id`: the same at every attempt. */
  mensaje: z.string(),
  tipo: z.string(),
  creada: fechaSchema,
  estado: estadoEntregaSchema,
  intentos: z.int(),
  /** Of the last attempt. */
  respuesta: respuestaEntregaSchema.omit({ cuerpo: true }).nullable(),
});
export type Entrega = z.infer<typeof entregaSchema>;

export const entregaCompletaSchema = entregaSchema.extend({
  /** The body that is sent, letter by letter. */
  cuerpo: z.string(),
  respuesta: respuestaEntregaSchema.nullable(),
});
export type EntregaCompleta = z.infer<typeof entregaCompletaSchema>;

export const entregaParamSchema = z.object({ id: idSchema, entrega: idSchema });
export const entregaReplySchema = replySchema({ entrega: entregaCompletaSchema });
export const entregasReplySchema = listReplySchema({ entregas: z.array(entregaSchema) });
