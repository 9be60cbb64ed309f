import {
  cambioHechoSchema,
  defineCommand,
  defineErrors,
  diaSchema,
  erroresComunes,
  fechaSchema,
  idSchema,
  personaSchema,
  textOf,
  tokenCitadoSchema,
} from '@pmp/contracts/common';
import { z } from 'zod';
import { dispositivoSchema } from '../cuentas/dispositivo';

export const erroresAuditoria = defineErrors('auditoria', {
  rangoAlReves: {
    kind: 'invalid',
    message: 'La fecha final no puede ser anterior a la inicial',
    campo: 'hasta',
  },
  palabraNoValida: { kind: 'invalid', message: 'Solo puede tener letras minúsculas y guiones' },
  demasiadasAcciones: { kind: 'invalid', message: 'Son demasiadas' },
  anclaNoValida: { kind: 'invalid', message: 'El ancla no es válida: se espera «número:huella»' },
});

/** SHA-256, as 64 hex digits. */
const huellaSchema = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * One line of the audit trail. `huella` is the digest of everything else in it, including `previa`, the digest of the
 * line before: changing or removing a line invalidates every later one.
 */
export const entradaAuditoriaSchema = z.object({
  /** 1, 2, 3 … without gaps. */
  seq: z.int().positive(),
  cuando: fechaSchema,
  /** Id of the person; null: the system itself, or somebody not signed in. */
  quien: idSchema.nullable(),
  /** The personal token that it was done with; absent: none. */
  token: tokenCitadoSchema.optional(),
  servicio: z.string(),
  entidad: z.string(),
  id: z.string().nullable(),
  /** The entity's title at that moment. */
  titulo: z.string().nullable(),
  proyecto: idSchema.nullable(),
  accion: z.string(),
  cambios: z.array(cambioHechoSchema),
  /** Id of the event it records. */
  mensaje: z.string(),
  previa: huellaSchema,
  huella: huellaSchema,
});
export type EntradaAuditoria = z.infer<typeof entradaAuditoriaSchema>;

const palabraSchema = z
  .string()
  .regex(/^[a-z][a-z-]{0,39}$/, textOf(erroresAuditoria.palabraNoValida))
  .optional();

const MAX_ACCIONES = 12;

/**
 * One or several, separated by commas: whoever looks for creations needs both 'creada' (a story) and 'creado' (a
 * project).
 */
const accionesSchema = z
  .string()
  .transform((texto) => texto.split(','))
  .pipe(z.array(palabraSchema.unwrap()).max(MAX_ACCIONES, textOf(erroresAuditoria.demasiadasAcciones)))
  .optional();

const filtroShape = {
  persona: idSchema.optional(),
  servicio: palabraSchema,
  entidad: palabraSchema,
  accion: accionesSchema,
  proyecto: idSchema.optional(),
  /** Both ends are included; a day without a time means the whole day, in UTC. */
  desde: diaSchema.optional(),
  hasta: z
    .string({ error: textOf(erroresComunes.fechaNoValida) })
    .transform((texto) => (/^\d{4}-\d{2}-\d{2}$/.test(texto) ? `${texto}T23:59:59.999Z` : texto))
    .pipe(diaSchema)
    .optional(),
};

const MAX_PAGINA_AUDITORIA = 200;
const LIMITE = textOf(erroresComunes.limiteNoEntero, { max: MAX_PAGINA_AUDITORIA });

/** Newest first. */
export const auditoriaQuerySchema = z.object({
  ...filtroShape,
  limite: z.coerce
    .number({ error: LIMITE })
    .int(LIMITE)
    .min(1, LIMITE)
    .max(MAX_PAGINA_AUDITORIA, LIMITE)
    .default(50),
  cursor: z
    .string()
    .regex(/^\d{1,15}-\d{1,15}$/, textOf(erroresComunes.cursorNoValido))
    .optional(),
});
export type AuditoriaQuery = z.infer<typeof auditoriaQuerySchema>;

export const auditoriaCsvQuerySchema = z.object(filtroShape);
export type AuditoriaFiltro = z.infer<typeof auditoriaCsvQuerySchema>;

export const auditoriaReplySchema = z.object({
  success: z.literal(true),
  entradas: z.array(entradaAuditoriaSchema),
  /** The people who acted in these lines or are named in them. */
  personas: z.array(personaSchema),
  /** The current names of the teams among the values. */
  equipos: z.array(z.object({ _id: idSchema, nombre: z.string() })),
  /** The last known titles of the epics, stories, sprints … among the values, including deleted ones. */
  cosas: z.array(z.object({ _id: idSchema, nombre: z.string() })),
  /** The devices that the User-Agents among the values stand for. */
  dispositivos: z.array(z.object({ agente: z.string(), dispositivo: dispositivoSchema })),
  siguiente: z.string().nullable(),
});
export type AuditoriaReply = z.infer<typeof auditoriaReplySchema>;

/** `<seq>:<huella>`, as the service writes it to its log. */
export const anclaSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}:[0-9a-f]{64}$/, textOf(erroresAuditoria.anclaNoValida))
  .optional();

/**
 * `huella`: the line was changed. `enlace`: it does not follow from the line before. `falta`: it is missing. `cabeza`:
 * the trail does not end where the last write left it. `ancla`: the line differs from the noted anchor.
 */
export const MOTIVOS_ROTURA = ['huella', 'enlace', 'falta', 'cabeza', 'ancla'] as const;

export const verificacionAuditoriaSchema = z.object({
  integra: z.boolean(),
  /** How many lines were checked. */
  entradas: z.int(),
  cabeza: z.object({ seq: z.int(), huella: huellaSchema }),
  /** The first faulty line. */
  rota: z.object({ seq: z.int(), motivo: z.enum(MOTIVOS_ROTURA) }).nullable(),
});
export type VerificacionAuditoria = z.infer<typeof verificacionAuditoriaSchema>;

export const verificacionQuerySchema = z.object({ ancla: anclaSchema });

/** Takes longer the longer the trail is: ask with a generous timeout. */
export const verificarAuditoria = defineCommand(
  'usuarios',
  'verificar-auditoria',
  verificacionQuerySchema,
  verificacionAuditoriaSchema,
);
