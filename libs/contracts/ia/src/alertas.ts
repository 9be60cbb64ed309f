import { fechaSchema, idSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresAlertas } from './alertas-errors';

/** Why an alert exists. New rules will be added: for an unknown one, readers show the alert's own texts. */
export const REGLAS_ALERTA = [
  'tarea-vencida',
  'vence-sin-empezar',
  'critica-por-vencer',
  'bloqueada-demasiado',
  'espera-retrasada',
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

/** Most severe first. */
export const SEVERIDADES = ['crítica', 'alta', 'media', 'baja'] as const;
export type Severidad = (typeof SEVERIDADES)[number];

export const MAX_ALERTAS = 12;

/** A fact that supports the alert; `enlace`: a path of the web app. */
export const evidenciaSchema = z.object({ texto: z.string(), enlace: z.string().nullable() });
export type Evidencia = z.infer<typeof evidenciaSchema>;

export const alertaSchema = z.object({
  /** Stays the same for the same cause, whenever and for whomever the alert is generated. */
  id: idSchema,
  /**
   * 'historia' also for alerts about a sprint or an epic, 'tarea' for those about a person; `sobre` says exactly what.
   */
  tipo: z.enum(['tarea', 'historia']),
  sobre: z.enum(['tarea', 'historia', 'epica', 'sprint', 'persona']),
  titulo: z.string(),
  descripcion: z.string(),
  fechaLimite: fechaSchema.nullable(),
  sugerencia: z.string(),
  siguientePaso: z.string(),
  /** The people it concerns, who can be notified of it; if there are none besides the reader, the team's. */
  usuarios: z.array(z.object({ id: idSchema, nombre: z.string(), avatar: z.string().nullable() })),
  /** `usuarios` are the team's people. */
  delEquipo: z.boolean(),
  /** It has been sent to at least one person. */
  notificada: z.boolean(),
  /** One of REGLAS_ALERTA, or a newer one. */
  regla: z.string(),
  severidad: z.enum(SEVERIDADES),
  evidencia: z.array(evidenciaSchema),
  /** The path of the page it is about. */
  enlace: z.string(),
  proyecto: z.object({ _id: idSchema, nombre: z.string() }),
  /** Who wrote its texts: 'reglas' or the name of the provider. */
  motor: z.string(),
});
export type Alerta = z.infer<typeof alertaSchema>;

/** GET /ia/alertas, POST /ia/alertas/regenerar. */
export const alertasReplySchema = z.object({
  success: z.literal(true),
  /** Most severe first, at most MAX_ALERTAS. */
  alertas: z.array(alertaSchema),
  /** Advice for the team, in paragraphs separated by line breaks; '' until something has been generated. */
  recomendaciones: z.string(),
  /** null: nothing has been generated yet, or it was deleted. */
  fechaGeneracion: fechaSchema.nullable(),
  /** Which engine answered: 'reglas' or the name of the provider; null until something has been generated. */
  motor: z.string().nullable(),
  /** Why the rules answered although a model is configured. */
  aviso: z.string().nullable(),
});
export type AlertasReply = z.infer<typeof alertasReplySchema>;

/** Without `proyecto`: all projects whose alerts the caller may manage. */
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

/** `enviadas`: the people notified by this call; those already notified of this alert are skipped. */
export const notificarAlertaReplySchema = z.object({
  success: z.literal(true),
  enviadas: z.int().nonnegative(),
});
