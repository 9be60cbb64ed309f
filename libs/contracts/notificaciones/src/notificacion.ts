import { erroresComunes, fechaSchema, idSchema, parametrosSchema, textOf } from '@pmp/contracts/common';
import { z } from 'zod';
import { erroresNotificaciones } from './errors';
import { TIPOS_NOTIFICACION } from './reglas.rules';

export const notificacionSchema = z.object({
  _id: idSchema,
  tipo: z.enum(TIPOS_NOTIFICACION),
  titulo: z.string(),
  mensaje: z.string(),
  timestamp: fechaSchema,
  leida: z.boolean(),
  /** A path of the web app. */
  accion: z.string().nullable(),
  /** A key of TIPO_DE_REGLA, or a newer one. */
  regla: z.string(),
  /** Key in AVISOS: what `titulo` and `mensaje` are translated by. Absent where people or an engine wrote them. */
  aviso: z.string().optional(),
  parametros: parametrosSchema.optional(),
  /** When it comes back; `filtro=pospuestas` lists them. Far in the future: when there is something new about it. */
  pospuesta: fechaSchema.optional(),
  /** Whose work it is about, and in which project, where that is known. */
  actor: idSchema.optional(),
  proyecto: idSchema.optional(),
  /** What one request did to several tasks or stories of the person is one notification: each with its own link. */
  elementos: z.array(z.object({ titulo: z.string(), accion: z.string() })).optional(),
});
export type Notificacion = z.infer<typeof notificacionSchema>;

/** How long a DELETE can be undone with PUT …/restaurar. */
export const MINUTOS_PARA_RESTAURAR = 10;

export const FILTROS_NOTIFICACION = ['todas', 'no-leidas', ...TIPOS_NOTIFICACION, 'pospuestas'] as const;

/** How far ahead a notification may be put off. */
export const MAX_DIAS_POSPUESTA = 366;
/** null: until there is something new about the same item. */
export const posponerSchema = z.object({
  hasta: z.iso.datetime({ offset: true, error: textOf(erroresNotificaciones.hastaNoValido) }).nullable(),
});
export type Posponer = z.infer<typeof posponerSchema>;

const MAX_LISTADO = 200;
const LISTADO_INICIAL = 50;
const LIMITE = textOf(erroresComunes.limiteNoEntero, { max: MAX_LISTADO });

const limiteSchema = z.coerce.number({ error: LIMITE }).int(LIMITE).min(1, LIMITE).max(MAX_LISTADO, LIMITE);

export const notificacionesQuerySchema = z.object({
  filtro: z
    .enum(FILTROS_NOTIFICACION, { error: textOf(erroresNotificaciones.filtroNoValido) })
    .default('todas'),
  limit: limiteSchema.default(LISTADO_INICIAL),
  /** The same under the name that it has in every other list. */
  limite: limiteSchema.optional(),
  /** The `siguiente` of the previous page. */
  cursor: z.string().max(200, textOf(erroresComunes.cursorNoValido)).optional(),
});
export type NotificacionesQuery = z.infer<typeof notificacionesQuerySchema>;
