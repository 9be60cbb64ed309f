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
} from '@pmp/contracts/common';
import { z } from 'zod';
import { dispositivoSchema } from './sesion';

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
 * One line of the audit trail. `huella` is the digest of all the rest, which includes `previa`, the digest of the
 * line before: none can be changed or taken out without every later one betraying it.
 */
export const entradaAuditoriaSchema = z.object({
  /** 1, 2, 3 … without a gap. */
  seq: z.int().positive(),
  cuando: fechaSchema,
  /** Id of the person; null: the system itself, or somebody who is not signed in. */
  quien: idSchema.nullable(),
  servicio: z.string(),
  entidad: z.string(),
  id: z.string().nullable(),
  /** What the entity was called at that moment. */
  titulo: z.string().nullable(),
  proyecto: idSchema.nullable(),
  accion: z.string(),
  cambios: z.array(cambioHechoSchema),
  /** Id of the event that it tells of. */
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

/** One or several, with commas between them: what happened to a story and to a project differs by a letter. */
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
  /** Both included; a day alone is the whole day, in UTC. */
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
  /** Who did what in these lines, and whom they name. */
  personas: z.array(personaSchema),
  /** What teams among the values are called now. */
  equipos: z.array(z.object({ _id: idSchema, nombre: z.string() })),
  /** What the epics, stories, sprints … among the values were called last, gone ones too. */
  cosas: z.array(z.object({ _id: idSchema, nombre: z.string() })),
  /** What the User-Agents among the values are. */
  dispositivos: z.array(z.object({ agente: z.string(), dispositivo: dispositivoSchema })),
  siguiente: z.string().nullable(),
});
export type AuditoriaReply = z.infer<typeof auditoriaReplySchema>;

/** `<seq>:<huella>`, as the service wrote it into its log. */
export const anclaSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}:[0-9a-f]{64}$/, textOf(erroresAuditoria.anclaNoValida))
  .optional();

/**
 * `huella`: the line is not as it was written. `enlace`: it does not follow from the line before. `falta`: it is
 * gone. `cabeza`: the trail does not end where the last write left it. `ancla`: it is another one than was noted.
 */
export const MOTIVOS_ROTURA = ['huella', 'enlace', 'falta', 'cabeza', 'ancla'] as const;

export const verificacionAuditoriaSchema = z.object({
  integra: z.boolean(),
  /** Lines that were looked at. */
  entradas: z.int(),
  cabeza: z.object({ seq: z.int(), huella: huellaSchema }),
  /** The first line at fault. */
  rota: z.object({ seq: z.int(), motivo: z.enum(MOTIVOS_ROTURA) }).nullable(),
});
export type VerificacionAuditoria = z.infer<typeof verificacionAuditoriaSchema>;

export const verificacionQuerySchema = z.object({ ancla: anclaSchema });

/** Takes as long as the trail is long: ask with a generous timeout. */
export const verificarAuditoria = defineCommand(
  'usuarios',
  'verificar-auditoria',
  verificacionQuerySchema,
  verificacionAuditoriaSchema,
);
