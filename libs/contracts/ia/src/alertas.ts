import { fechaSchema, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresAlertas } from './alertas-errors';

/** Why there is an alert. Grows: a reader shows a rule it does not know by the alert's own texts. */
export const REGLAS_ALERTA = [
  'tarea-vencida',
  'vence-sin-empezar',
  'bloqueada-demasiado',
  'urgente-sin-asignar',
  'persona-sobrecargada',
  'historia-incompleta',
  'sprint-en-riesgo',
  'alcance-creciente',
  'en-progreso-parada',
  'revision-atascada',
  'epica-sin-avance',
] as const;
export type ReglaAlerta = (typeof REGLAS_ALERTA)[number];

/** From the worst to the mildest. */
export const SEVERIDADES = ['crítica', 'alta', 'media', 'baja'] as const;
export type Severidad = (typeof SEVERIDADES)[number];

export const MAX_ALERTAS = 12;

/** A fact the alert stands on; `enlace`: a path of the web app. */
export const evidenciaSchema = z.object({ texto: z.string(), enlace: z.string().nullable() });
export type Evidencia = z.infer<typeof evidenciaSchema>;

export const alertaSchema = z.object({
  /** The same for the same cause, whenever and for whomever it is generated. */
  id: idSchema,
  /** A sprint's or an epic's alert is about stories, a person's about tasks; `sobre` says it exactly. */
  tipo: z.enum(['tarea', 'historia']),
  sobre: z.enum(['tarea', 'historia', 'epica', 'sprint', 'persona']),
  titulo: z.string(),
  descripcion: z.string(),
  fechaLimite: fechaSchema.nullable(),
  sugerencia: z.string(),
  siguientePaso: z.string(),
  /** Whom it concerns, and who can be told of it. */
  usuarios: z.array(z.object({ id: idSchema, nombre: z.string(), avatar: z.string().nullable() })),
  /** Sent to somebody already. */
  notificada: z.boolean(),
  /** One of REGLAS_ALERTA, or a newer one. */
  regla: z.string(),
  severidad: z.enum(SEVERIDADES),
  evidencia: z.array(evidenciaSchema),
  /** The path of what it is about. */
  enlace: z.string(),
  proyecto: z.object({ _id: idSchema, nombre: z.string() }),
  /** Who wrote its texts: 'reglas', or the name of the provider. */
  motor: z.string(),
});
export type Alerta = z.infer<typeof alertaSchema>;

/** GET /ia/alertas, POST /ia/alertas/regenerar. */
export const alertasReplySchema = z.object({
  success: z.literal(true),
  /** The worst first, MAX_ALERTAS at most. */
  alertas: z.array(alertaSchema),
  /** Advice for the team: paragraphs separated by line breaks; '' before anything was generated. */
  recomendaciones: z.string(),
  /** null: nothing was generated yet, or it was deleted. */
  fechaGeneracion: fechaSchema.nullable(),
  /** Which engine answered: 'reglas', or the name of the provider; null before anything was generated. */
  motor: z.string().nullable(),
  /** Why the rules answered where a model was expected. */
  aviso: z.string().nullable(),
});
export type AlertasReply = z.infer<typeof alertasReplySchema>;

/** Without `proyecto`: all the projects whose alerts the caller may manage. */
export const alertasQuerySchema = z.object({ proyecto: idSchema.optional() });
export type AlertasQuery = z.infer<typeof alertasQuerySchema>;

const SIN_USUARIOS = textOf(erroresAlertas.sinPersonas);
const MAX_USUARIOS = 500;

export const notificarAlertaSchema = z.object({
  alertaId: idSchema,
  usuarios: z
    .array(idSchema, { error: SIN_USUARIOS })
    .min(1, SIN_USUARIOS)
    .max(MAX_USUARIOS, textOf(erroresAlertas.demasiadasPersonas, { max: MAX_USUARIOS }))
    .transform((usuarios) => [...new Set(usuarios)]),
});
export type NotificarAlerta = z.infer<typeof notificarAlertaSchema>;

/** `enviadas`: the people told by this call; those told of this alert before are not told again. */
export const notificarAlertaReplySchema = z.object({
  success: z.literal(true),
  enviadas: z.int().nonnegative(),
});
